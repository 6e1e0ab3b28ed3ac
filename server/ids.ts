import { randomBytes, randomInt } from 'node:crypto'
import { ulid } from 'ulid'
import type { Clock } from './clock'

/** Everything that must not be guessed or repeated; tests may put counted values in its place. */
export interface Ids {
  /** A ULID: sorts by time, 80 bits of chance, 26 letters and digits without I, L, O and U. */
  next(): string
  /** `count` decimal digits from a CSPRNG. */
  digits(count: number): string
  /** 256 bits: login tokens. */
  token(): string
  /** A whole number of at least `from` and less than `to`. */
  between(from: number, to: number): number
}

export const createIds = (clock: Clock): Ids => ({
  // Not the monotonic kind: its next id can be told from the last.
  next: () => ulid(clock.now()),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
  token: () => randomBytes(32).toString('base64url'),
  between: (from, to) => randomInt(from, to),
})
