import { randomBytes, randomInt } from 'node:crypto'
import { ulid } from 'ulid'
import { dayOf, startOfDayMs } from '@/domain/time/day'
import type { Clock } from './clock'

/** Everything that must not be guessed or repeated; tests may put counted values in its place. */
export interface Ids {
  /** A ULID: sorts by time, 80 bits of chance, 26 letters and digits without I, L, O and U. */
  next(): string
  /**
   * An order number that can be read out to a hotline: the day in China, the ms of that day and
   * eight digits of chance, 24 digits in all. Sorts by time, and after the ULIDs (`01...`) that
   * orders had before.
   */
  orderNumber(): string
  /** `count` decimal digits from a CSPRNG. */
  digits(count: number): string
  /** 256 bits: login tokens. */
  token(): string
  /** A whole number of at least `from` and less than `to`. */
  between(from: number, to: number): number
}

const randomDigits = (count: number): string =>
  Array.from({ length: count }, () => randomInt(10)).join('')

const BITS = 2 ** 32

/** At least 0 and less than 1. Node keeps chance in stock for it; ulid would ask the system for each letter. */
const fraction = (): number => randomInt(BITS) / BITS

export const createIds = (clock: Clock): Ids => ({
  // Not the monotonic kind: its next id can be told from the last.
  next: () => ulid(clock.now(), fraction),
  orderNumber: () => {
    const now = clock.now()
    const day = dayOf(now)
    const msOfDay = String(now - startOfDayMs(day)).padStart(8, '0')
    return day.replaceAll('-', '') + msOfDay + randomDigits(8)
  },
  digits: randomDigits,
  token: () => randomBytes(32).toString('base64url'),
  between: (from, to) => randomInt(from, to),
})
