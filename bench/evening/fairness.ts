/** Somebody in the line: when they came, and when they were let in unless they left (ms). */
export interface Waited {
  cameAt: number
  letInAt?: number
}

/** How far the order in which people were let in is from that in which they came. */
export interface Fairness {
  /** The largest number of later people who were let in before somebody. */
  overtaken: number
  /** The longest time (ms) that somebody waited after the first later person was let in. */
  lateMs: number
}

/** Who left is no part of it. Who came within `together` ms of another is not later. */
export function fairnessOf(waited: readonly Waited[], together: number): Fairness {
  const all = waited
    .flatMap(({ cameAt, letInAt }) => (letInAt === undefined ? [] : [{ cameAt, letInAt }]))
    .sort((a, b) => a.cameAt - b.cameAt)
  const found = { overtaken: 0, lateMs: 0 }
  for (const [index, one] of all.entries()) {
    const earlier = all
      .slice(index + 1)
      .filter((other) => other.cameAt > one.cameAt + together && other.letInAt < one.letInAt)
    const late = earlier.map(({ letInAt }) => one.letInAt - letInAt)
    found.overtaken = Math.max(found.overtaken, earlier.length)
    found.lateMs = Math.max(found.lateMs, ...late)
  }
  return found
}
