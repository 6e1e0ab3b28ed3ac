import { create } from 'zustand'
import { storage, type Slot } from '@/platform/storage'

export type SpokenLanguage = 'zh' | 'en'

const slot: Slot<SpokenLanguage> = {
  area: 'session',
  name: 'language',
  version: 1,
  parse: (raw) => (raw === 'en' || raw === 'zh' ? raw : undefined),
}
const SCOPE = 'HM'

/** The language the texts are in right now; pages draw again when it changes. */
export const useSpokenLanguage = create<{ language: SpokenLanguage }>()(() => ({ language: 'zh' }))

/** What an address asked for (`?lang=`) holds for the rest of the session. */
export const chosenLanguage = (asked: string | undefined): SpokenLanguage => {
  if (asked === 'zh' || asked === 'en') storage.write(slot, SCOPE, asked)
  return storage.read(slot, SCOPE) ?? 'zh'
}
