// The ground that knights and pages stand on.
import { GREEN, line, shape, solid, YELLOW } from './pen.ts'

export const ground = (): string =>
  [
    shape(GREEN, 'M5.5 374C40 364 60 372 92 368 124 364 150 372 178.5 366V396.5H5.5Z'),
    shape(YELLOW, 'M5.5 388C50 380 110 392 178.5 382V396.5H5.5Z'),
    solid(
      'M10 374L14 360 16 372 22 358 22 372 28 364 25 375ZM160 372L162 358 166 369 172 354 172 368 178 362 176 372ZM96 371L98 360 101 369 106 360 105 371Z',
    ),
    line('M14 392h12M40 389h16M72 390h10M118 391h18M150 388h14', 1.3),
  ].join('')
