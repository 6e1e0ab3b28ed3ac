import { isSignedIn } from '@/stores/session'
import type { FindLastFamily } from './find-last-family.types'

/** Loads nothing for a visitor. */
export const findLastFamily: FindLastFamily = async (page, info) => {
  if (!isSignedIn()) return undefined
  const flow = await import('@/subjects/apply/flow/last-family').catch(() => undefined)
  return flow?.lastFamily(page, info)
}
