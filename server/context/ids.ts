import { randomBytes, randomInt } from 'node:crypto'
import { ulid } from 'ulid'
import { dayOf, startOfDayMs } from '@/domain/time/day'
import type { Clock } from './clock'

/** Values that must not be guessed or repeated. Tests may replace them with counted ones. */
export interface Ids {
  /**
   * A ULID: it sorts by time, has 80 random bits, and 26 letters and digits without I, L, O and U.
   */
  next(): string
  /**
   * An order number that a person can read out to a hotline: the day in China, the milliseconds of
   * that day and eight random digits, 24 digits in all. It sorts by time, and after the ULIDs
   * (`01...`) that older orders have.
   */
  orderNumber(): string
  /** `count` random decimal digits from a CSPRNG. */
  digits(count: number): string
  /** 256 random bits, for login tokens. */
  token(): string
  /** A random whole number of at least `from` and less than `to`. */
  between(from: number, to: number): number
}

const randomDigits = (count: number): string =>
  Array.from({ length: count }, () => randomInt(10)).join('')

const BITS = 2 ** 32

/**
 * A random number of at least 0 and less than 1. Node keeps random bytes in stock for it; ulid
 * would ask the system for each letter.
 */
const fraction = (): number => randomInt(BITS) / BITS

export const createIds = (clock: Clock): Ids => ({
  // This is not the monotonic kind, whose next id can be predicted from the last.
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
