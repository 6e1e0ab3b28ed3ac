import { useSyncExternalStore } from 'react'
import { storage, type Slot } from '@/platform/storage'

/** 长辈版 has bigger type and larger targets. It is the user's choice, not the product's. */
const slot: Slot<boolean> = {
  area: 'device',
  name: 'elderMode',
  version: 1,
  parse: (raw) => (typeof raw === 'boolean' ? raw : undefined),
}
const SCOPE = 'HM'

let on: boolean | undefined
const listeners = new Set<() => void>()

const current = (): boolean => (on ??= storage.read(slot, SCOPE) ?? false)

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
  storage.write(slot, SCOPE, next)
  for (const listener of listeners) listener()
}

/** What the user chose on this device; undefined if the user never chose. */
export const chosenMode = (): boolean | undefined => storage.read(slot, SCOPE)

export const useElderMode = (): boolean => useSyncExternalStore(subscribe, current, current)
