import { loadPurchasePackage } from '@/platform/purchase-package.weapp'
import type { LoadPopups } from './load-popups.types'

export const loadPopups: LoadPopups = loadPurchasePackage
