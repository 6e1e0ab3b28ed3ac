import type { ReactElement } from 'react'
import type { Specimen } from '@/dialogs/specimen'

/** Covers that are no dialogs. `put` draws one over the gallery. */
export type Covers = (put: (over: ReactElement | undefined) => void) => readonly Specimen[]
