/** `3d`: for how many days a notice may be told not to come back. */
const DAYS = /^([1-9]\d{0,3})d$/

/** null for a missing or malformed setting: then there is no checkbox and nothing is kept. */
export function cacheDays({ cache }: { cache?: string | null }): number | null {
  const match = DAYS.exec(cache?.trim() ?? '')
  return match ? Number(match[1]) : null
}
