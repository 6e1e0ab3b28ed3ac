import type { LoadPosters } from './load-posters.types'

export const loadPosters: LoadPosters = () => import('./posters')
