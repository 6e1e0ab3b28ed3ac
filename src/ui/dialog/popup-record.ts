import { storage, type Slot } from '@/platform/storage'

/** The popups shown until the tab is closed. The key is fixed (STO004). */
const slot: Slot<string[]> = {
  area: 'session',
  name: 'POP_CACHE_KEY',
  version: 2,
  parse: (raw) => (Array.isArray(raw) ? raw.map(String) : undefined),
}

/** The same list in memory, for browsers that forbid storage. */
let known: string[] = []
const all = (): string[] => storage.read(slot, '') || known

/** Whether this popup was already shown in this visit, even before a reload. */
export const wasShown = (popup: string): boolean => all().includes(popup)

/** Records that a popup was shown. `done` false marks it as due again. */
export const noteShown = (popup: string, done = true): void => {
  known = all().filter((one) => one !== popup)
  if (done) known.push(popup)
  storage.write(slot, '', known)
}
