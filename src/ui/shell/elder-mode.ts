import { useSyncExternalStore } from 'react'
import { DEVICE_SCOPE, elderModeRecord } from '@/domain/device/records'
import { storage, type Slot } from '@/platform/storage'

const slot: Slot<boolean> = {
  ...elderModeRecord,
  parse: (raw) => (typeof raw === 'boolean' ? raw : undefined),
}

let on: boolean | undefined
const listeners = new Set<() => void>()

const current = (): boolean => (on ??= storage.read(slot, DEVICE_SCOPE) ?? false)

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Switches the mode on every page at once. A device that cannot store it forgets it when the app
 * closes.
 */
export const setElderMode = (next: boolean): void => {
  on = next
  storage.write(slot, DEVICE_SCOPE, next)
  for (const listener of listeners) listener()
}

/** What the user chose on this device; undefined if the user never chose. */
export const chosenMode = (): boolean | undefined => storage.read(slot, DEVICE_SCOPE)

export const useElderMode = (): boolean => useSyncExternalStore(subscribe, current, current)
