import type { ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { maxInsurants, openRelations } from '@/domain/apply/insurant-limit'
import { dayOf } from '@/domain/time/day'
import { coverPeriod } from '../../catalogue/cover'
import type { Product } from '../../catalogue/product'
import type { Context } from '../../context/context'
import type { Db } from '../../db/client'
import { coveredPeople } from './cover'

export type Family = ResponseOf<typeof calls.getFamilyStatus>

/** What an account may still insure, and the hashes of the people it has insured already. */
export interface OwnCover {
  family: Family
  /** Empty for property products, because each home is counted by itself. */
  held: ReadonlySet<string>
}

/**
 * What this user may still add. A relation is closed when all its people are covered. Cover that
 * ends before the new cover begins does not count.
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

/** The limits of the family, minus the people who are covered already. */
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
  // The whole family may be larger than one order.
  const whole = { ...family, leftInsurantNum: maxInsurantNum, orderInsurantMaxNum: maxInsurantNum }
  const open = openRelations({ offered, insurants: covered, family: whole })
  return { ...family, insurantDisables: offered.filter((type) => !open.includes(type)) }
}
