// Arms and hands that kings, knights and pages have in common.
import { at, FLESH, line, shape, wedges } from './pen.ts'

/** A closed hand around a staff, a hilt, a foot of a cup. */
export const fist = (x: number, y: number): string =>
  at(
    x,
    y,
    shape(FLESH, 'M-9 12C-14 4-13-6-8-10-2-13 8-13 11-8 14-2 13 6 9 13Z') +
      line('M-10-3H2M-11 2H3M-10 7H2M4-11C8-6 8 2 5 6', 1.4),
  )

/** A hand laid on the hip. */
export const ORB_HAND =
  shape(FLESH, 'M12-10C4-14-6-10-10-4-12 2-10 8-4 8 4 10 12 4 13-2Z') +
  line('M-9-1 2-2M-10 4 2 3M-4 8 5 5', 1.3)

/** The arm that is raised: its fist is at 32, 158. */
export const raised = (sleeve: string, cuff: string): string =>
  [
    shape(sleeve, 'M60 154C42 158 26 180 18 206 14 222 28 232 40 222 50 214 58 200 64 190Z'),
    shape(sleeve, 'M18 216C12 200 18 184 24 172L42 178C44 192 46 208 38 222Z'),
    wedges([40, 222], [60, 192], 6, [-10, -6], 2.6),
    line('M24 208q6-4 10 2', 1.6),
    shape(cuff, 'M21 170 24 180C32 184 40 184 46 182L46 170C38 174 28 174 21 170Z'),
  ].join('')
