import { loadPurchasePackage } from '@/platform/purchase-package.weapp'
import type { LoadPosters } from './load-posters.types'

export const loadPosters: LoadPosters = loadPurchasePackage
