import { nextDeduct, nextSchedule, noticeAt } from '@/domain/renewal/dates'
import { addDays, DAY_MS, dayOf } from '@/domain/time/day'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { pull } from '../pay/pull'
import type { Job, Outcome } from '../records/jobs/job'
import { notifyPaths } from '../records/pay/provider'
import { openPayOrder, openStates, payOrderById } from '../records/pay/repo'
import { lockProposal } from '../records/proposal/repo'
import { endRenewal, tellCharge, tellEnd } from '../records/renewal/end'
import { moveRenewal } from '../records/renewal/move'
import {
  dueEnds,
  dueRenewals,
  lockRenewal,
  updateRenewal,
  type Renewal,
} from '../records/renewal/repo'
import { check } from '../renewal/check'
import { pullContract } from '../renewal/contract-signing'
import { finish } from '../renewal/finish'
import { openRenewalOrder } from '../renewal/order'
import { rowJob } from './kinds'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** The time a policyholder has to refuse after the notice (网络交易监督管理办法, art. 18). */
const LEAST_NOTICE_DAYS = 5

/** Locks a renewal after its proposal, as all other code does. */
async function lockWithProposal(tx: Db, { id, proposalId }: Renewal): Promise<Renewal | undefined> {
  await lockProposal(tx, proposalId)
  return lockRenewal(tx, id)
}

const notify = (ctx: Context, known: Renewal): Promise<Outcome> =>
  ctx.db.transaction(async (tx): Promise<Outcome> => {
    const checked = await check(ctx, tx, known)
    if (!checked) return 'DONE'
    const now = ctx.clock.now()
    const soonest = addDays(dayOf(now), LEAST_NOTICE_DAYS)
    const dueOn = known.dueOn > soonest ? known.dueOn : soonest
    const nextAt = nextSchedule({ now: noticeAt(dueOn) - DAY_MS, dueOn })
    const told = { ...checked.renewal, dueOn }
    await moveRenewal(ctx, tx, checked.renewal, 'notify', { notifiedAt: now, nextAt })
    await tellCharge(ctx, tx, told)
    return 'DONE'
  })

/**
 * Schedules the charge with exactly the amount that the policyholder was told. WeChat Pay takes
 * only the signed amount, so the signed amount is lowered first.
 */
async function schedule(ctx: Context, known: Renewal): Promise<Outcome> {
  const { autoDeduct } = ctx.gateways
  const now = ctx.clock.now()
  const at = nextSchedule({ now, dueOn: known.dueOn })
  if (at > now) {
    await updateRenewal(ctx.db, known.id, { nextAt: at })
    return 'DONE'
  }
  const checked = await ctx.db.transaction((tx) => check(ctx, tx, known))
  const contractId = known.contractId
  if (!checked || !autoDeduct || contractId === null) return 'DONE'
  if (dayOf(now) > checked.offer.dates.lastDeductOn) return lapse(ctx, known)
  const { amountFen } = checked.renewal
  const lowered = await autoDeduct.lower(contractId, amountFen, known.dueOn)
  const scheduled = lowered.ok ? await autoDeduct.schedule(contractId, amountFen) : lowered
  if (!scheduled.ok) {
    const ended = await autoDeduct.query(known.outContractCode)
    if (ended.ok && ended.value.state === 'TERMINATED')
      return ctx.db.transaction((tx) => endThere(ctx, tx, known))
    ctx.log.warn({ reason: scheduled.code }, 'renewal not scheduled')
    return 'LATER'
  }
  const { deductFrom } = scheduled.value
  await ctx.db.transaction(async (tx) => {
    const renewal = await lockWithProposal(tx, known)
    if (!renewal) return
    const nextAt = nextDeduct({ now, from: deductFrom })
    const moved = await moveRenewal(ctx, tx, renewal, 'schedule', { deductFrom, nextAt })
    if (!moved || moved.amountFen === amountFen) return
    // Somebody left the renewal meanwhile, so its amount changed. It is ended, because an amount
    // other than the announced one must not be charged.
    await endRenewal(ctx, tx, moved)
    await tellEnd(ctx, tx, moved, '已按您的要求关闭')
  })
  return 'DONE'
}

/** Ends a renewal whose contract the policyholder has ended in WeChat's own settings. */
async function endThere(ctx: Context, tx: Db, known: Renewal): Promise<Outcome> {
  const renewal = await lockWithProposal(tx, known)
  if (renewal) await endRenewal(ctx, tx, renewal)
  return 'DONE'
}

/** Asks for the charge once a day under one number, until it is paid or its last day is over. */
async function deduct(ctx: Context, known: Renewal): Promise<Outcome> {
  const now = ctx.clock.now()
  const order = known.payOrderId === null ? undefined : await payOrderById(ctx.db, known.payOrderId)
  if (order) await pull(ctx, order)
  const current = order && (await payOrderById(ctx.db, order.id))
  // A paid order is already recorded as a renewal (pay/settle.ts).
  if (current?.status === 'PAID') return 'DONE'
  const isOpen = !current || openStates.includes(current.status)
  const today = dayOf(now)
  const isAsked = known.askedOn === today
  const at = nextDeduct({
    now,
    from: isAsked ? addDays(today, 1) : (known.deductFrom ?? known.dueOn),
  })
  // A charge that was asked for today may still be paid today.
  const isOver = dayOf(at) > addDays(known.dueOn, 10) && !isAsked
  // Paying by hand closes the charge's own pay order and opens another one.
  const isByHand = current && !isOpen && (await openPayOrder(ctx.db, current.proposalId))
  if (isByHand) {
    await updateRenewal(ctx.db, known.id, { nextAt: now + HOUR_MS })
    return 'DONE'
  }
  if (!isOpen || isOver) return lapse(ctx, known)
  if (at > now) {
    await updateRenewal(ctx.db, known.id, { nextAt: at })
    return 'DONE'
  }
  const opened =
    current ??
    (await ctx.db.transaction(async (tx) => {
      const checked = await check(ctx, tx, known)
      return checked && openRenewalOrder(ctx, tx, checked.renewal, checked.old, checked)
    }))
  const { autoDeduct } = ctx.gateways
  if (!opened || !autoDeduct || known.contractId === null) return opened ? 'DONE' : 'LATER'
  const product = ctx.catalogue.product(...(await productOf(ctx, known)))
  const origin = ctx.env.PUBLIC_URL ?? ctx.selfOrigin()
  const asked = await autoDeduct.deduct({
    contractId: known.contractId,
    outTradeNo: opened.outTradeNo,
    description: product?.page.productName ?? '保险续保',
    amountFen: opened.amountFen,
    notifyUrl: `${ctx.env.SANDBOX ? ctx.selfOrigin() : origin}${notifyPaths.WECHAT_PAY}`,
  })
  if (!asked.ok) ctx.log.warn({ reason: asked.code }, 'renewal not charged yet')
  // The result is asked for in five minutes. The next charge is tried tomorrow, or in five minutes
  // if WeChat may not have received this one.
  const isHeard = asked.ok || asked.code !== 'UNKNOWN'
  const change = isHeard ? { askedOn: today } : {}
  await updateRenewal(ctx.db, known.id, { ...change, nextAt: now + 5 * MINUTE_MS })
  return 'DONE'
}

async function productOf(ctx: Context, { proposalId }: Renewal): Promise<[string, string]> {
  const old = await ctx.db.transaction((tx) => lockProposal(tx, proposalId))
  return [old?.cityCode ?? '', old?.productCode ?? '']
}

const lapse = (ctx: Context, known: Renewal): Promise<Outcome> =>
  ctx.db.transaction(async (tx): Promise<Outcome> => {
    const renewal = await lockWithProposal(tx, known)
    if (renewal && (await endRenewal(ctx, tx, renewal, 'lapse')))
      await tellEnd(ctx, tx, renewal, '扣费未成功，请手动续保')
    return 'DONE'
  })

async function goOn(ctx: Context, renewal: Renewal): Promise<Outcome> {
  switch (renewal.status) {
    case 'SIGNING':
      await pullContract(ctx, renewal)
      return 'DONE'
    case 'ACTIVE':
      return notify(ctx, renewal)
    case 'NOTIFIED':
      return schedule(ctx, renewal)
    case 'SCHEDULED':
      return deduct(ctx, renewal)
    case 'SIGN_FAILED':
    case 'RENEWED':
    case 'LAPSED':
    case 'ENDED':
      await updateRenewal(ctx.db, renewal.id, { nextAt: null })
      return 'DONE'
  }
}

export const renewalJobs: readonly Job[] = [
  rowJob({
    name: 'renewPolicies',
    due: (ctx, wanted) => dueRenewals(ctx.db, wanted),
    keyOf: ({ id }) => id,
    work: goOn,
  }),
  rowJob({
    name: 'endRenewals',
    due: (ctx, wanted) => dueEnds(ctx.db, wanted),
    keyOf: ({ id }) => id,
    work: finish,
  }),
]
