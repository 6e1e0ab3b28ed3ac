import type { LoadPopups } from './load-popups.types'

export const loadPopups: LoadPopups = () => import('./on-page')
