import { randomBytes, randomInt } from 'node:crypto'
import type { Clock } from './clock'

/** Everything that must not be guessed or repeated; tests may put counted values in its place. */
export interface Ids {
  /** Sorts by time: 48 bits of clock and 80 bits of chance, as 26 letters and digits. */
  next(): string
  /** `count` decimal digits from a CSPRNG. */
  digits(count: number): string
  /** 256 bits: login tokens. */
  token(): string
  /** A whole number of at least `from` and less than `to`. */
  between(from: number, to: number): number
}

/** Crockford's base 32: no I, L, O or U, so a number read out over the phone stays the same. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const base32 = (value: bigint, length: number): string =>
  Array.from({ length }, (_, index) =>
    ALPHABET.charAt(Number((value >> BigInt(5 * (length - 1 - index))) & 31n)),
  ).join('')

export const createIds = (clock: Clock): Ids => ({
  next: () =>
    base32(BigInt(clock.now()), 10) + base32(BigInt(`0x${randomBytes(10).toString('hex')}`), 16),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
  token: () => randomBytes(32).toString('base64url'),
  between: (from, to) => randomInt(from, to),
})
