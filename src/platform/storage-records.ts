import { fail, ok } from '@/domain/base/result'
import { isPast, now } from './clock'
import type { RawStorage, Slot, StoragePort } from './storage.types'

interface StoredRecord {
  version: number
  expiresAt?: number
  value: unknown
}

const keyOf = ({ name }: { name: string }, scope: string): string =>
  scope === '' ? name : `${scope}_${name}`

const readRecord = (text: string): StoredRecord | undefined => {
  try {
    const record: unknown = JSON.parse(text)
    return typeof record === 'object' && record !== null && 'version' in record && 'value' in record
      ? (record as StoredRecord)
      : undefined
  } catch {
    return undefined
  }
}

/** Storage rules for both targets: prefix, JSON, version, expiry, failures as values. */
export const storageOver = (raw: RawStorage): StoragePort => {
  const isAlive = (slot: Slot<unknown>, key: string, record: StoredRecord): boolean => {
    if (record.version !== slot.version) return false
    if (record.expiresAt === undefined) return slot.maxAgeMs === undefined
    // A cookie has its own expiry.
    return !isPast(record.expiresAt) && (slot.area === 'cookie' || raw.isArmed(key))
  }

  return {
    read(slot, scope) {
      const key = keyOf(slot, scope)
      const text = raw.get(slot.area, key)
      if (text === undefined) return undefined
      const record = readRecord(text)
      const value = record && isAlive(slot, key, record) ? slot.parse(record.value) : undefined
      if (value === undefined) raw.remove(slot.area, key)
      return value
    },

    write(slot, scope, value) {
      const key = keyOf(slot, scope)
      const record: StoredRecord = { version: slot.version, value }
      if (slot.maxAgeMs !== undefined) record.expiresAt = now() + slot.maxAgeMs
      try {
        raw.set(slot.area, key, JSON.stringify(record), slot.maxAgeMs)
      } catch (error) {
        return fail(/quota|exceed|full/i.test(String(error)) ? 'QUOTA' : 'BLOCKED')
      }
      if (slot.maxAgeMs !== undefined && slot.area !== 'cookie') raw.arm(key, slot.maxAgeMs)
      return ok(undefined)
    },

    remove(slot, scope) {
      const key = keyOf(slot, scope)
      raw.remove(slot.area, key)
      if (slot.area !== 'cookie') raw.disarm(key)
    },
  }
}
