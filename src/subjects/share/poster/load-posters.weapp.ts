import { loadPopups } from '@/subjects/insure/popups/load-popups.weapp'
import type { LoadPosters } from './load-posters.types'

/** What paints is in the package of the purchase, beside the popups. */
export const loadPosters: LoadPosters = loadPopups
