import type { ReactElement, ReactNode } from 'react'
import type { Demo } from '@/ui/dialogs/demo'

/** Covers that are no dialogs. `put` draws one over the gallery. */
export type Covers = (put: (over: ReactElement | undefined) => void) => readonly Demo[]

export type SharedStateCardSide = () => ReactNode
