import { dayOf } from '@/domain/time/day'
import type { Context } from '../../server/context/context'
import {
  coverClaims,
  insurants,
  insurerRequests,
  outbox,
  payOrders,
  policies,
  proposals,
  refunds,
  traceEvents,
  traces,
  transitions,
} from '../../server/db/schema'
import { reconcileDay } from '../../server/ledger/day'
import { reconcile } from '../../server/ledger/reconcile'
import { isChainSound } from '../../server/records/evidence/chain'
import { openStates } from '../../server/records/pay/repo'
import { faultsOfModel } from './model'
import type { World } from './outside-world'

/**
 * Describes in words what does not agree in a gateway without running work. It checks the ledger by
 * reconciliation and the model of the money, and independently of both: money against policies and refunds, cover claims against
 * policies, messages against events, states against their transitions, and sales evidence against
 * its hash chains.
 */
export async function faultsInBooks({ db, keys }: Pick<Context, 'db' | 'keys'>): Promise<string[]> {
  const faults: string[] = []
  const expected = (what: string, found: unknown, wanted: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      faults.push(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`)
  }
  const all = {
    claims: await db.select().from(coverClaims),
    insurants: await db.select().from(insurants),
    messages: await db.select().from(outbox),
    moves: await db.select().from(transitions),
    orders: await db.select().from(payOrders),
    policies: await db.select().from(policies),
    proposals: await db.select().from(proposals),
    refunds: await db.select().from(refunds),
    requests: await db.select().from(insurerRequests),
    steps: await db.select().from(traceEvents),
    traces: await db.select().from(traces),
  }
  const { differences, balances } = await reconcile(db)
  faults.push(...differences.map((difference) => `reconcile: ${JSON.stringify(difference)}`))
  faults.push(...(await faultsOfModel(db)))
  expected('money that nobody used', balances.ADVANCE_PREMIUM, 0)
  expected('money that is owed', balances.REFUNDS_OWED, 0)

  const amounts = (rows: readonly { amountFen: number }[]) => rows.map((row) => row.amountFen)
  const premiums = (rows: readonly { premiumFen: number }[]) => rows.map((row) => row.premiumFen)
  const sum = (numbers: number[]) => numbers.reduce((total, fen) => total + fen, 0)

  for (const proposal of all.proposals) {
    const own = <Row extends { proposalId: string }>(rows: Row[]) =>
      rows.filter(({ proposalId }) => proposalId === proposal.id)
    const orders = own(all.orders)
    const issued = own(all.policies)
    const owed = all.refunds.filter(({ payOrderId }) => orders.some(({ id }) => id === payOrderId))
    const paid = orders.filter(({ transactionId }) => transactionId !== null)
    const isCovered = proposal.storedStatus === 'PAID'
    const wasBought = isCovered || proposal.storedStatus === 'REVOKED'
    const inForce = issued.filter(
      ({ storedStatus: status }) => !['REVOKING', 'REVOKED', 'NOT_ISSUED'].includes(status),
    )
    const isByCore = all.requests.some((one) => one.proposalId === proposal.id)
    // A duplicate payment is known by its refund. A partial refund of the first payment is not one.
    const ownMoney = orders.map(({ transactionId }) => transactionId)
    const isOfFirst = ({ transactionId }: (typeof owed)[number]) =>
      transactionId === null || ownMoney.includes(transactionId)
    const again = new Map(
      owed
        .filter((row) => !isOfFirst(row))
        .map(({ transactionId, payOrderId }) => [
          transactionId,
          orders.find(({ id }) => id === payOrderId)?.amountFen ?? 0,
        ]),
    )
    const back = owed.filter(({ status }) => !['CLOSED', 'FAILED', 'REPLACED'].includes(status))
    // An operator may give back a part of the premium, and the policies stay in force.
    const isPaid = orders.some(({ status }) => status === 'PAID')
    const ofFirst = back.filter(isOfFirst)
    const console = sum(amounts(ofFirst.filter(({ origin }) => origin === 'CONSOLE')))
    const unissued = own(all.insurants).filter(({ refusal }) => refusal !== null)
    // The insurer let them go alone, and the others stay insured.
    const alone = ofFirst.filter(({ position }) => position !== null)
    const left = own(all.insurants).filter(
      ({ refusal, position }) =>
        isByCore && refusal === null && alone.some((row) => row.position === position),
    )
    const beyond = sum(amounts(ofFirst)) - sum(premiums(unissued)) - sum(premiums(left))
    const givenBack = isPaid ? Math.max(0, Math.min(console, beyond)) : 0
    const isOpen = orders.some(({ status }) => openStates.includes(status))
    const people = own(all.insurants).filter(({ refusal }) => refusal === null).length
    const name = `proposal ${proposal.id} (${proposal.storedStatus})`
    expected(
      `${name}, paid = policies + refunds`,
      sum(paid.map(({ amountFen }) => amountFen)) + sum([...again.values()]),
      sum(inForce.map(({ premiumFen }) => premiumFen)) +
        sum(back.map((row) => row.amountFen)) -
        givenBack,
    )
    // A policy that the core refused stays, without a number.
    const refused = issued.filter(({ storedStatus: status, position }) => {
      const isUnissued = unissued.some((row) => row.position === position)
      return status === 'NOT_ISSUED' && isUnissued
    })
    const stay = people - left.length
    expected(`${name}, policies`, issued.length - refused.length, wasBought ? people : 0)
    expected(`${name}, policies in force`, inForce.length, isCovered ? stay : 0)
    expected(`${name}, cover`, own(all.claims).length, isCovered || isOpen ? stay : 0)
    expected(
      `${name}, orders that bought`,
      orders.filter(({ status }) => status === 'PAID').length,
      isCovered ? 1 : 0,
    )
    expected(`${name}, is being paid`, proposal.storedStatus === 'PAYING' && !isOpen, false)
    for (const order of orders) {
      const ofIt = back.filter(
        ({ payOrderId, origin, transactionId }) =>
          payOrderId === order.id &&
          (transactionId === null ||
            (origin === 'CONSOLE' && transactionId === order.transactionId)),
      )
      const isBack = order.status === 'REFUNDING' || order.status === 'REFUNDED'
      const name = `order ${order.id} (${order.status}), refunds`
      const ours = ofIt.filter(({ origin }) => origin === 'GATEWAY')
      const isInParts = ours.length < ofIt.length
      if (!isInParts || !isBack) expected(name, ours.length, isBack ? 1 : 0)
    }
    const told = all.messages.map(({ dedupeKey }) => dedupeKey)
    const tellings = (key: string) => told.filter((each) => each === key).length
    const toldIssued = tellings(`POLICY_ISSUED ${proposal.id}`)
    // Whoever leaves before the core has answered for everybody is told nothing.
    const mayBeTold = isByCore && !isCovered && issued.some(({ policyNo }) => policyNo !== null)
    if (!mayBeTold || toldIssued > 1)
      expected(`${name}, told`, toldIssued, isCovered || (wasBought && !isByCore) ? 1 : 0)
    for (const { outRefundNo, status } of owed)
      expected(
        `refund ${outRefundNo}, told`,
        tellings(`PAYMENT_REFUNDED ${outRefundNo}`),
        status === 'REFUNDED' ? 1 : 0,
      )
  }

  const covered = all.insurants.flatMap(({ proposalId, credentialHash, refusal }) =>
    all.proposals
      .filter(
        ({ id, storedStatus: status }) =>
          id === proposalId && status === 'PAID' && refusal === null,
      )
      .map(({ effectiveOn, expireOn }) => ({ credentialHash, effectiveOn, expireOn })),
  )
  const twice = covered.filter((one, at) =>
    covered
      .slice(at + 1)
      .some(
        (other) =>
          other.credentialHash === one.credentialHash &&
          other.effectiveOn <= one.expireOn &&
          one.effectiveOn <= other.expireOn,
      ),
  )
  expected('people covered twice', twice.length, 0)

  for (const { id, status, first } of [
    ...all.proposals.map(({ id, storedStatus: status }) => ({ id, status, first: 'DRAFT' })),
    ...all.orders.map((row) => ({ ...row, first: 'CREATED' })),
  ]) {
    const moves = all.moves.filter(({ entityId }) => entityId === id)
    // A path from the first to the current state enters any other state as often as it leaves it.
    const stays = (state: string) =>
      moves.filter(({ toState }) => toState === state).length -
      moves.filter(({ fromState }) => fromState === state).length +
      (state === first ? 1 : 0)
    const states = new Set([first, status, ...moves.map(({ toState }) => toState)])
    const ends = [...states].filter((state) => stays(state) !== 0)
    expected(`${id}, where its moves end`, ends, [status])
  }

  for (const trace of all.traces) {
    const steps = all.steps
      .filter(({ traceId }) => traceId === trace.id)
      .sort((a, b) => a.position - b.position)
    expected(`trace ${trace.id}, chain`, isChainSound(keys, steps), true)
    expected(
      `trace ${trace.id}, head`,
      [steps.length, steps.at(-1)?.hash ?? ''],
      [trace.length, trace.headHash],
    )
    for (const { id } of all.proposals.filter(({ traceId }) => traceId === trace.id)) {
      const count = (type: string) =>
        steps.filter((step) => step.type === type && step.detail?.['proposalId'] === id).length
      expected(`proposal ${id}, submitted`, count('SUBMIT'), 1)
      expected(
        `proposal ${id}, attempts to pay`,
        count('PAY'),
        all.orders.filter(({ proposalId }) => proposalId === id).length,
      )
    }
  }
  return faults
}

/** Differences between the records of the gateway and of WeChat Pay, once no work is running. */
export async function faultsAgainst(world: World, { db }: Pick<Context, 'db'>): Promise<string[]> {
  const there = {
    paid: (await world.orders())
      .filter(({ outcome }) => outcome === 'PAID')
      .map(({ outTradeNo, amountFen }) => `paid ${outTradeNo} ${amountFen}`),
    refunded: (await world.refunds())
      .filter(({ status }) => status === 'SUCCESS')
      .map(({ outRefundNo, refundFen }) => `refunded ${outRefundNo} ${refundFen}`),
  }
  const here = {
    paid: (await db.select().from(payOrders))
      .filter(({ transactionId }) => transactionId !== null)
      .map(({ outTradeNo, amountFen }) => `paid ${outTradeNo} ${amountFen}`),
    refunded: (await db.select().from(refunds))
      .filter(({ status }) => status === 'REFUNDED')
      .map(({ outRefundNo, amountFen }) => `refunded ${outRefundNo} ${amountFen}`),
  }
  const missing = (from: string[], other: string[]) => from.filter((line) => !other.includes(line))
  return (['paid', 'refunded'] as const).flatMap((kind) => [
    ...missing(there[kind], here[kind]).map((line) => `not in our books: ${line}`),
    ...missing(here[kind], there[kind]).map((line) => `not at WeChat Pay: ${line}`),
  ])
}

/** Differences from the bills of every day on which money moved. */
export async function faultsAgainstBills(ctx: Context): Promise<string[]> {
  const paid = (await ctx.db.select().from(payOrders)).flatMap(({ paidAt }) => paidAt ?? [])
  const back = (await ctx.db.select().from(refunds)).flatMap(({ acceptedAt }) => acceptedAt ?? [])
  const faults: string[] = []
  for (const day of new Set([...paid, ...back].map(dayOf))) {
    const done = await reconcileDay(ctx, day)
    if (!done.ok) faults.push(`no bill of ${day}: ${done.code}`)
    else
      faults.push(
        ...done.value.differences.map((found) => `bill of ${day}: ${JSON.stringify(found)}`),
      )
  }
  return faults
}
