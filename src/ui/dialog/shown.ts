import { storage, type Slot } from '@/platform/storage'

/** The specification names the key (section 3): the popup that was shown last, by its title. */
const slot: Slot<string> = {
  area: 'session',
  name: 'POP_CACHE_KEY',
  version: 1,
  parse: (raw) => (typeof raw === 'string' ? raw : undefined),
}

export const noteShown = (label: string): void => void storage.write(slot, '', label)
