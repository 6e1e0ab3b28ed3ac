import type { ParsedRequestOf, RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { AgreedText } from '@/contract/fields'
import { delegationState } from '@/domain/delegation/state'
import { DAY_MS } from '@/domain/time/day'
import { isOnSale } from '../catalogue/on-sale'
import { agreedText } from '../context/agreed-text'
import { refuse, type Answer, type Refusal } from '../context/answer'
import { iso } from '../context/clock'
import type { Context, User } from '../context/context'
import { publicOrigin } from '../context/origin'
import { drawCode } from '../context/qr-code'
import type { Db } from '../db/client'
import { lockOpenAccount } from '../records/account/open-account'
import { delegatePhone } from '../records/delegation/filled'
import {
  addDelegation,
  changeDelegation,
  countMadeSince,
  findOpenDelegation,
  lockDelegation,
  openDelegationsOf,
  type Delegation,
} from '../records/delegation/repo'
import { placeOfApp, saleClosed } from '../records/pay/sale-closed'
import { noteSecurity } from '../records/security/log'
import { namedIn, openForm } from './form'
import { delegationToken } from './token'

/** Long enough for a child who looks at it after work, or at the weekend. */
export const VALID_MS = 3 * DAY_MS
/** One account asks for this many products at a time. */
const MOST_OPEN = 3
/** New links per day and account, however many were withdrawn. */
const MOST_A_DAY = 10

type Wanted = ParsedRequestOf<typeof calls.makeDelegation>

/** Makes the link of a product, or answers the one that is open. */
export async function makeDelegation(
  ctx: Context,
  user: User,
  wanted: Wanted,
): Promise<Answer<ResponseOf<typeof calls.makeDelegation>>> {
  const { cityCode, productCode, textHash } = wanted
  const product = ctx.catalogue.product(cityCode, productCode)
  // The people of a home are not filled in as a family, so nobody is asked for them.
  if (!product || product.property) return refuse('PRODUCT_NOT_FOUND')
  const channel = placeOfApp(ctx, user.appId)
  if (!isOnSale(ctx, product, channel)) return saleClosed(ctx, product, channel)
  const statement = agreedText(ctx, 'delegation')
  if (textHash !== statement.textHash) return refuse('NOTICE_CHANGED')
  const made = await ctx.db.transaction((tx) => takeLink(ctx, tx, user, wanted, statement))
  if (!made.ok) {
    if (made.code === 'TOO_MANY_REQUESTS')
      await noteSecurity(ctx, ctx.db, 'LIMIT_HIT', user, { userId: user.id, reason: 'DELEGATION' })
    return made
  }
  const link = made.value
  const token = delegationToken(ctx, link)
  const query = new URLSearchParams({ cityCode, productCode, token }).toString()
  const url = `${publicOrigin(ctx, user)}/delegation-landing?${query}`
  const state = delegationState(link, ctx.clock.now())
  const { id: delegationId } = link
  const expireAt = iso(link.expireAt)
  return { ok: true, value: { delegationId, url, image: drawCode(url), token, expireAt, state } }
}

async function takeLink(
  ctx: Context,
  tx: Db,
  user: User,
  { cityCode, productCode, renew }: Wanted,
  { version: textVersion, textHash }: AgreedText,
): Promise<Answer<Delegation>> {
  // The lock lets one link of an account through at a time.
  const account = await lockOpenAccount(tx, user, 'no key update')
  if (!account) return refuse('AUTH_FAILED')
  const { id: userId } = account
  const now = ctx.clock.now()
  const known = await findOpenDelegation(tx, { userId, cityCode, productCode })
  const isLiving = known !== undefined && known.expireAt > now
  if (isLiving && !renew) return { ok: true, value: known }
  const others = (await openDelegationsOf(tx, userId, now)).filter(({ id }) => id !== known?.id)
  const today = await countMadeSince(tx, userId, now - DAY_MS)
  if (others.length >= MOST_OPEN || today >= MOST_A_DAY) return refuse('TOO_MANY_REQUESTS')
  if (known) await changeDelegation(tx, known.id, { endedAt: now, formSealed: null })
  const value = await addDelegation(tx, account, {
    ...{ id: ctx.ids.next(), cityCode, productCode, textVersion, textHash },
    ...{ createdAt: now, expireAt: now + VALID_MS },
  })
  return { ok: true, value }
}

export async function listDelegations(
  ctx: Context,
  user: User,
  _data: RequestOf<typeof calls.listDelegations>,
): Promise<Answer<ResponseOf<typeof calls.listDelegations>>> {
  const now = ctx.clock.now()
  const open = await openDelegationsOf(ctx.db, user.id, now)
  const list = await Promise.all(
    open.flatMap((delegation) => {
      const { cityCode, productCode } = delegation
      const product = ctx.catalogue.product(cityCode, productCode)
      if (!product) return []
      return [show(ctx, delegation, product.page.productName)]
    }),
  )
  return { ok: true, value: { list, text: agreedText(ctx, 'delegation') } }
}

async function show(ctx: Context, delegation: Delegation, productName: string) {
  const { id, cityCode, productCode, createdAt, expireAt, filledAt } = delegation
  return {
    ...{ delegationId: id, cityCode, productCode, productName },
    state: delegationState(delegation, ctx.clock.now()),
    createdAt: iso(createdAt),
    expireAt: iso(expireAt),
    delegatePhone: await delegatePhone(ctx, delegation.delegateId),
    named: namedIn(openForm(ctx, delegation)),
    filledAt: filledAt === null ? null : iso(filledAt),
  }
}

/** A delegation of this user, locked. Another one's is not found. */
export async function lockOwn(
  tx: Db,
  user: User,
  delegationId: string,
): Promise<Delegation | Refusal> {
  const found = await lockDelegation(tx, delegationId)
  return found?.userId === user.id ? found : refuse('NOT_FOUND')
}

/** Withdraws a link. Withdrawing it again changes nothing. */
export async function endDelegation(
  ctx: Context,
  tx: Db,
  user: User,
  { delegationId }: RequestOf<typeof calls.endDelegation>,
): Promise<Answer<ResponseOf<typeof calls.endDelegation>>> {
  const found = await lockOwn(tx, user, delegationId)
  if ('ok' in found) return found
  const state = delegationState(found, ctx.clock.now())
  if (state === 'TAKEN') return refuse('ORDER_STATE', { field: 'delegationId', reason: state })
  if (found.endedAt === null)
    await changeDelegation(tx, found.id, { endedAt: ctx.clock.now(), formSealed: null })
  return { ok: true, value: { state: 'ENDED' } }
}
