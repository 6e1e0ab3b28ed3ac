import type { ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { maxInsurants, openRelations } from '@/domain/insurant/insurant-limit'
import { dayOf } from '@/domain/time/day'
import { coverPeriod } from '../../catalogue/cover'
import type { Product } from '../../catalogue/product'
import type { Context } from '../../context/context'
import type { Db } from '../../db/client'
import { coveredPeople } from './cover'

export type Family = ResponseOf<typeof calls.getFamilyStatus>

/** What is left to an account, and whom it insures already, by the hash of their credential. */
export interface OwnCover {
  family: Family
  /** Nobody where homes are covered: each is counted by itself. */
  held: ReadonlySet<string>
}

/**
 * What this user may still add: relations whose people are all covered already are closed. Cover that
 * ends before the new one begins is bought again.
 */
export async function coverOf(
  ctx: Context,
  db: Db,
  userId: string,
  product: Product,
): Promise<OwnCover> {
  const { cityCode, productCode, cover } = product
  const { effectiveOn } = coverPeriod(cover, dayOf(ctx.clock.now()))
  const asked = { userId, cityCode, productCode, effectiveOn }
  const covered = await coveredPeople(db, asked)
  const held = product.property ? [] : covered.map(({ credentialHash }) => credentialHash)
  return { family: familyLeft(product, covered), held: new Set(held) }
}

/** The family's limits, less the people who use them up. */
export function familyLeft(
  { limits, page }: Product,
  covered: readonly { relationType: string }[],
): Family {
  const offered = page.form.relations.map(({ type }) => type)
  const { insurantMaxNum } = limits
  const maxInsurantNum = maxInsurants({ max: limits.maxInsurantNum, limits: insurantMaxNum })
  const family = {
    insurantDisables: [],
    leftInsurantNum: Math.max(0, maxInsurantNum - covered.length),
    maxInsurantNum,
    insurantMaxNum,
    orderInsurantMaxNum: limits.orderInsurantMaxNum,
  }
  // The family as a whole may be larger than one order.
  const whole = { ...family, leftInsurantNum: maxInsurantNum, orderInsurantMaxNum: maxInsurantNum }
  const open = openRelations({ offered, insurants: covered, family: whole })
  return { ...family, insurantDisables: offered.filter((type) => !open.includes(type)) }
}
