import { create } from 'zustand'
import type { FoundPolicy } from '@/contract/insurant-confirmation'
import { whenPersonEnds } from './person-ends'

/** What a search by name and number found: in memory only, gone with the page that asked. */
interface Found {
  list: readonly FoundPolicy[] | undefined
}

export const useFoundPolicies = create<Found>()(() => ({ list: undefined }))

export const keepFound = (list: readonly FoundPolicy[]): void => useFoundPolicies.setState({ list })

whenPersonEnds(() => useFoundPolicies.setState({ list: undefined }))
