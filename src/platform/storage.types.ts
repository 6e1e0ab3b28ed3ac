import type { Result } from '@/domain/base/result'

/**
 * `device` survives closing the app. `session` ends with the tab or the mini-program's run.
 * `cookie` is a cookie that scripts can read, gone after its `maxAgeMs`; on a host without cookies
 * it is stored on the device.
 */
export type Area = 'device' | 'session' | 'cookie'

/**
 * Describes one stored value. Stored data is not trusted: it counts only if its version matches, it
 * has not expired and `parse` accepts it.
 */
export interface Slot<T> {
  area: Area
  name: string
  version: number
  /** Lifetime in ms from writing. On the web a cookie also carries the expiry. */
  maxAgeMs?: number
  parse: (raw: unknown) => T | undefined
}

/** QUOTA: the device is full. BLOCKED: the browser forbids storage. */
export type StorageFailure = 'QUOTA' | 'BLOCKED'

/**
 * Keys start with the scope, which is a product code. Values of no product have the scope HM, and
 * none if the whole key is fixed.
 */
export interface StoragePort {
  read<T>(slot: Slot<T>, scope: string): T | undefined
  write<T>(slot: Slot<T>, scope: string, value: T): Result<undefined, StorageFailure>
  remove(slot: Slot<never> | Slot<unknown>, scope: string): void
}

/** What one target implements. The rest is in ./storage-records. */
export interface RawStorage {
  get(area: Area, key: string): string | undefined
  /** Throws when storage is full or forbidden. */
  set(area: Area, key: string, text: string, maxAgeMs?: number): void
  remove(area: Area, key: string): void
  /** Starts an expiry that also ends when cookies are cleared. It does nothing without cookies. */
  arm(key: string, maxAgeMs: number): void
  isArmed(key: string): boolean
  disarm(key: string): void
}
