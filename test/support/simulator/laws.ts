import { eq, isNotNull, notInArray } from 'drizzle-orm'
import type { Context } from '../../../server/context/context'
import {
  outbox,
  payOrders,
  policies,
  proposals,
  refunds,
  renewalConsents,
  renewals,
  rewardEntries,
  shareRewards,
  withdrawals,
} from '../../../server/db/schema'
import { faultsAtCore, faultsInShares, type Excused } from '../insurer-books'
import { pool } from '../insurer-core'
import { faultsAgainst, faultsAgainstBills, faultsInBooks } from '../ledger'
import type { World } from '../outside-world'
import type { Notes } from './notes'
import type { Town } from './town'

/** The states that may remain after everything had days to finish. */
const over = {
  proposals: ['PAID', 'CANCELLED', 'EXPIRED', 'REVOKED'] as const,
  payOrders: ['PAID', 'PAID_FAIL_NO_RETRY', 'EXPIRED', 'CANCEL', 'PART_FAIL', 'REFUNDED'] as const,
  refunds: ['REFUNDED', 'CLOSED', 'REPLACED', 'FAILED'] as const,
  policies: ['WAITING', 'EFFECTIVE', 'EXPIRED', 'REVOKED', 'NOT_ISSUED'] as const,
  renewals: ['SIGN_FAILED', 'RENEWED', 'LAPSED', 'ENDED'] as const,
  withdrawals: ['PAID', 'FAILED'] as const,
}

/** Records that did not reach a final state. Nothing may stay PAYING or REFUNDING for ever. */
async function stuck({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const found = [
    ...(await db
      .select({ id: proposals.id, status: proposals.storedStatus })
      .from(proposals)
      .where(notInArray(proposals.storedStatus, [...over.proposals]))),
    ...(await db
      .select({ id: payOrders.id, status: payOrders.status })
      .from(payOrders)
      .where(notInArray(payOrders.status, [...over.payOrders]))),
    ...(await db
      .select({ id: refunds.outRefundNo, status: refunds.status })
      .from(refunds)
      .where(notInArray(refunds.status, [...over.refunds]))),
    ...(await db
      .select({ id: policies.id, status: policies.storedStatus })
      .from(policies)
      .where(notInArray(policies.storedStatus, [...over.policies]))),
    ...(await db
      .select({ id: renewals.id, status: renewals.status })
      .from(renewals)
      .where(notInArray(renewals.status, [...over.renewals]))),
    ...(await db
      .select({ id: withdrawals.id, status: withdrawals.status })
      .from(withdrawals)
      .where(notInArray(withdrawals.status, [...over.withdrawals]))),
    ...(await db
      .select({ id: outbox.dedupeKey, status: outbox.topic })
      .from(outbox)
      .where(isNotNull(outbox.nextTryAt))),
  ]
  return found.map(({ id, status }) => `${id} stays ${status}`)
}

/**
 * Charges without consent, above the agreed amount or without a renewal; renewals without a paid
 * order; and contracts that did not end.
 */
async function charged({ db }: Pick<Context, 'db'>, world: World): Promise<string[]> {
  const all = await db.select().from(renewals)
  const agreed = await db.select().from(renewalConsents)
  const orders = (await db.select().from(payOrders)).filter((one) => one.tradeType === 'DEDUCT')
  const carriedOn = await db.select().from(proposals).where(isNotNull(proposals.renews))
  const contracts = await world.contracts()
  const faults = orders.flatMap(({ id, status, amountFen }) => {
    const renewal = all.find(({ payOrderId }) => payOrderId === id)
    const most = agreed.find(({ renewalId, act }) => act === 'ON' && renewalId === renewal?.id)
    if (!renewal || !most) return [`charge ${id} that nobody agreed to`]
    const name = `charge ${id} of renewal ${renewal.id} (${renewal.status})`
    return [
      ...(amountFen > most.amountFen ? [`${name} is more than agreed`] : []),
      ...(status === 'PAID' && renewal.status !== 'RENEWED' ? [`${name} is ${status}`] : []),
    ]
  })
  // The renewal may be manual or automatic, and its order may have been refunded since.
  const unpaid = all.filter(
    ({ status, proposalId }) =>
      status === 'RENEWED' &&
      !carriedOn.some(({ renews, paidAt }) => renews === proposalId && paidAt !== null),
  )
  const open = all.filter(({ outContractCode, endDueAt }) => {
    const there = contracts.find((one) => one.outContractCode === outContractCode)
    return endDueAt !== null || there?.state === 'SIGNED'
  })
  return [
    ...faults,
    ...unpaid.map(({ id }) => `renewal ${id} was paid by nobody`),
    ...open.map(({ id }) => `contract of ${id} was not ended`),
  ]
}

/** A purchase that was given back brings nobody a reward. */
async function rewarded({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const revoked = await db.select().from(proposals).where(eq(proposals.storedStatus, 'REVOKED'))
  return (await db.select().from(shareRewards))
    .filter(({ status }) => status === 'PENDING' || status === 'EARNED')
    .filter(({ proposalId }) => revoked.some(({ id }) => id === proposalId))
    .map(({ id, status }) => `reward ${id} is ${status} for a purchase that was given back`)
}

/**
 * Every withdrawal that was paid is one transfer of its amount, and the other way round. One that
 * failed returns to the balance once, and no other does.
 */
async function withdrawn({ db }: Pick<Context, 'db'>, world: World): Promise<string[]> {
  const lineOf = (one: { outBillNo: string; amountFen: number }) =>
    `withdrawal ${one.outBillNo} ${one.amountFen}`
  const here = (await db.select().from(withdrawals)).filter(({ status }) => status === 'PAID')
  const there = (await world.transfers()).filter(({ state }) => state === 'SUCCESS')
  const [ours, theirs] = [here.map(lineOf), there.map(lineOf)]
  const entries = await db.select().from(rewardEntries).where(eq(rewardEntries.kind, 'RETURN'))
  const lost = (await db.select().from(withdrawals)).flatMap(({ id, status, amountFen }) => {
    const returned = entries
      .filter(({ reference }) => reference === id)
      .reduce((sum, entry) => sum + entry.amountFen, 0)
    const isRight = returned === (status === 'FAILED' ? amountFen : 0)
    return isRight ? [] : [`withdrawal ${id} is ${status} and returned ${returned}`]
  })
  return [
    ...lost,
    ...ours.filter((line) => !theirs.includes(line)).map((line) => `${line} never arrived`),
    ...theirs.filter((line) => !ours.includes(line)).map((line) => `${line} is not in our books`),
  ]
}

/**
 * Describes the broken laws after any history. The laws are: paid = policies + refunds; no refund
 * above the payment; no policy without payment and sales evidence; no person insured twice; nothing
 * stuck; no renewal without consent; WeChat Pay and its bills agree with the gateway. Where a core
 * issues: a policy of the same number there for everybody who is insured here, and for nobody else;
 * the parts of the insurers are the premium; and no log names a person.
 */
export async function brokenLaws({ machines, db, world }: Town, notes: Notes): Promise<string[]> {
  const ctx = { ...machines[0].gateway.ctx, db }
  const partly = await givenBackInPart(ctx)
  const states = [
    ...(await stuck(ctx)),
    ...(await charged(ctx, world)),
    ...(await rewarded(ctx)),
    ...(await withdrawn(ctx, world)),
  ]
  const books = await faultsInBooks(ctx)
  const outside = await faultsAgainst(world, ctx)
  const excused = { refused: notes.refused, partly: await partlyBack(ctx) }
  const core = [
    ...(await faultsAtCore(ctx, await world.corePolicies(), excused)),
    ...(await faultsInShares(ctx, pool, excused)),
  ]
  // The bills come last, because they bring what was lost.
  books.push(...(await faultsAgainstBills(ctx)))
  return [
    ...states,
    ...outside,
    ...core,
    ...[...notes.leaked].map((name) => `the log names ${name}`),
    // Whose part it was only a person can tell (docs/operating.md), so this difference stays.
    ...books.filter(
      (fault) => !fault.includes('POLICIES_DIFFER') || !partly.some((id) => fault.includes(id)),
    ),
  ]
}

/** Proposals of which an operator gave back a part in the merchant console. */
async function partlyBack({ db }: Pick<Context, 'db'>): Promise<Excused['partly']> {
  const back = await db.select().from(refunds).where(eq(refunds.origin, 'CONSOLE'))
  const orders = await db.select().from(payOrders)
  return new Set(
    orders
      .filter(({ id }) => back.some(({ payOrderId }) => payOrderId === id))
      .map(({ proposalId }) => proposalId),
  )
}

/** Paid orders of which an operator gave back a part in the merchant console. */
async function givenBackInPart({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const orders = await db.select().from(payOrders).where(eq(payOrders.status, 'PAID'))
  const back = await db.select().from(refunds).where(eq(refunds.origin, 'CONSOLE'))
  return orders.map(({ id }) => id).filter((id) => back.some((one) => one.payOrderId === id))
}
