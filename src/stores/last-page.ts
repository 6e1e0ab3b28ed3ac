import { storage, type Slot } from '@/platform/storage'
import { whenPersonEnds } from './person-ends'

/** The key is fixed (STO003). It belongs to no product. */
const slot: Slot<string> = {
  area: 'session',
  name: 'lastPageKey',
  version: 1,
  parse: (raw) => (typeof raw === 'string' && raw.startsWith('/') ? raw : undefined),
}

/** Stores the address of the page shown last, with its parameters. */
export const noteLastPage = (address: string): void => void storage.write(slot, '', address)

/** The address to which a replacement page can lead back. */
export const lastPage = (): string | undefined => storage.read(slot, '')

whenPersonEnds(() => storage.remove(slot, ''))
