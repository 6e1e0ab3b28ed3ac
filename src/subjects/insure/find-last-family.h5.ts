import { isSignedIn } from '@/stores/session'
import { loadLastFamily } from '@/subjects/apply'
import type { FindLastFamily } from './find-last-family.types'

/** Loads nothing for a visitor. */
export const findLastFamily: FindLastFamily = async (page, info) => {
  if (!isSignedIn()) return undefined
  const flow = await loadLastFamily().catch(() => undefined)
  return flow?.lastFamily(page, info)
}
