import { useSyncExternalStore } from 'react'
import { storage, type Slot } from '@/platform/storage'

/** 长辈版: bigger type, larger targets. A choice of the person, not of a product. */
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

/** Switches it on every page at once; a device that cannot store it forgets it when closed. */
export const setElderMode = (next: boolean): void => {
  on = next
  storage.write(slot, SCOPE, next)
  for (const listener of listeners) listener()
}

export const useElderMode = (): boolean => useSyncExternalStore(subscribe, current, current)
