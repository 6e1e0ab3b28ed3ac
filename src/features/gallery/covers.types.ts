import type { ReactElement } from 'react'
import type { Specimen } from '@/dialogs/specimen'

/** What covers a page without being a dialog; `put` draws it over the gallery. */
export type Covers = (put: (over: ReactElement | undefined) => void) => readonly Specimen[]
