import type { ReactNode } from 'react'

export type SharedStateCardSide = () => ReactNode
