import { storage, type Slot } from '@/platform/storage'

/** The specification names the key (section 3): what popped up, until the tab is closed. */
const slot: Slot<string[]> = {
  area: 'session',
  name: 'POP_CACHE_KEY',
  version: 2,
  parse: (raw) => (Array.isArray(raw) ? raw.map(String) : undefined),
}

/** What this page knows itself, where storage is forbidden. */
let known: string[] = []
const all = (): string[] => storage.read(slot, '') || known

/** Whether this came up already in this visit, be it before a reload. */
export const wasShown = (popup: string): boolean => all().includes(popup)

/** It came up; or it was put off, and is due again. */
export const noteShown = (popup: string, done = true): void => {
  known = all().filter((one) => one !== popup)
  if (done) known.push(popup)
  storage.write(slot, '', known)
}
