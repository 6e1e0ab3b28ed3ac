import { create } from 'zustand'
import type { FoundPolicy } from '@/contract/insured'
import { whenPersonEnds } from './person-ends'

/** Results of a search by name and number. They stay in memory only and end with the page. */
interface Found {
  list: readonly FoundPolicy[] | undefined
}

export const useFoundPolicies = create<Found>()(() => ({ list: undefined }))

export const keepFound = (list: readonly FoundPolicy[]): void => useFoundPolicies.setState({ list })

whenPersonEnds(() => useFoundPolicies.setState({ list: undefined }))
