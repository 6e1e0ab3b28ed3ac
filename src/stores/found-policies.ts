import { create } from 'zustand'
import type { FoundPolicy } from '@/contract/insurant-confirmation'

/** What a search by name and number found: in memory only, gone with the page that asked. */
interface Found {
  list: readonly FoundPolicy[] | undefined
}

export const useFoundPolicies = create<Found>()(() => ({ list: undefined }))

export const keepFound = (list: readonly FoundPolicy[] | undefined): void =>
  useFoundPolicies.setState({ list })
