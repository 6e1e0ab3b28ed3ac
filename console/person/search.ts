import { create } from 'zustand'

/**
 * What was last typed into the search box. It stays in memory, because a name or a number of a person
 * must not stand in an address.
 */
export const useSearched = create<{ query: string; round: number }>(() => ({ query: '', round: 0 }))

export const searchFor = (query: string): void =>
  useSearched.setState(({ round }) => ({ query, round: round + 1 }))
