import { storage, type Slot } from '@/platform/storage'
import { whenPersonEnds } from './person-ends'

/** The specification names the key (section 3); it belongs to no product. */
const slot: Slot<string> = {
  area: 'session',
  name: 'lastPageKey',
  version: 1,
  parse: (raw) => (typeof raw === 'string' && raw.startsWith('/') ? raw : undefined),
}

/** The address of the page that was shown last, with what it was opened with. */
export const noteLastPage = (address: string): void => void storage.write(slot, '', address)

/** Where a page that stands in for another can lead back to. */
export const lastPage = (): string | undefined => storage.read(slot, '')

whenPersonEnds(() => storage.remove(slot, ''))
