// The support period of the pinned Electron. Its makers support the latest three majors and release
// one every eight weeks; an unsupported major gets no more security fixes.

/** When a major came out; a new pinned major needs its line here. */
const RELEASED: Readonly<Record<string, string>> = {
  '43': '2026-07-01',
  '44': '2026-08-25',
  '45': '2026-10-21',
}

const DAY = 86_400_000

/** Three majors at eight weeks each. */
const SUPPORTED = 3 * 8 * 7 * DAY

/**
 * The day on which the support of a version ends, as an ISO date; null of a major that is not in
 * the table.
 */
export function supportEnds(version: string): string | null {
  const released = RELEASED[version.split('.')[0] ?? '']
  return released === undefined
    ? null
    : new Date(Date.parse(released) + SUPPORTED).toISOString().slice(0, 10)
}

/** The notice about Electron's support for the person who makes a package. */
export function supportLine(version: string, today: string): string {
  const end = supportEnds(version)
  if (end === null)
    return `It is not known how long Electron ${version} is supported: write the day its major came out into setup/support.ts.`
  if (today <= end) return `Electron ${version} gets security fixes until about ${end}.`
  return `Electron ${version} has had no security fixes since about ${end}: do not hand this out. Pin a current one (npm install --save-dev --save-exact electron@latest), write the day its major came out into setup/support.ts, and test again.`
}
