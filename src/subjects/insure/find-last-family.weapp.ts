import { loadPurchasePackage } from '@/platform/purchase-package.weapp'
import { isSignedIn } from '@/stores/session'
import type { lastFamily } from '@/subjects/apply'
import type { FindLastFamily } from './find-last-family.types'

/** What the package of the purchase must bring for it. */
export interface FamilyPackage {
  lastFamily: typeof lastFamily
}

/** The rules of the form are in the package of the purchase. */
export const findLastFamily: FindLastFamily = async (page, info) => {
  if (!isSignedIn()) return undefined
  const brought = await loadPurchasePackage<FamilyPackage>().catch(() => undefined)
  return brought?.lastFamily(page, info)
}
