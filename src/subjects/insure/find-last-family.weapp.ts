import { loadPopups } from './popups/load-popups.weapp'
import { isSignedIn } from '@/stores/session'
import type { FindLastFamily } from './find-last-family.types'

/** The rules of the form are in the package of the purchase. */
export const findLastFamily: FindLastFamily = async (page, info) => {
  if (!isSignedIn()) return undefined
  const popups = await loadPopups().catch(() => undefined)
  return popups?.lastFamily(page, info)
}
