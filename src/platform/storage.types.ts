import type { Result } from '@/domain/base/result'

/**
 * `device` survives closing the app; `session` ends with the tab, or the mini-program's run;
 * `cookie` is a cookie that script reads, gone with its `maxAgeMs` (on the device where a host
 * has no cookies).
 */
export type Area = 'device' | 'session' | 'cookie'

/**
 * One thing that may be stored. What is read is foreign data: it counts only if its version is
 * this one, it has not expired and `parse` accepts it; otherwise there is nothing.
 */
export interface Slot<T> {
  area: Area
  name: string
  version: number
  /** Milliseconds from writing; on the web a cookie carries the expiry as well. */
  maxAgeMs?: number
  parse: (raw: unknown) => T | undefined
}

/** The device is full, or the browser forbids storage. */
export type StorageFailure = 'QUOTA' | 'BLOCKED'

/**
 * Keys start with the scope, which is a product code (specification section 3); what belongs to no
 * product has the scope HM, and none where the specification names the whole key.
 */
export interface StoragePort {
  read<T>(slot: Slot<T>, scope: string): T | undefined
  write<T>(slot: Slot<T>, scope: string, value: T): Result<undefined, StorageFailure>
  remove(slot: Slot<never> | Slot<unknown>, scope: string): void
}

/** What one side provides; the rest is in ./records. */
export interface RawStorage {
  get(area: Area, key: string): string | undefined
  /** Throws when full or forbidden. */
  set(area: Area, key: string, text: string, maxAgeMs?: number): void
  remove(area: Area, key: string): void
  /** Starts an expiry that clearing cookies ends at once; a no-op without cookies. */
  arm(key: string, maxAgeMs: number): void
  isArmed(key: string): boolean
  disarm(key: string): void
}
