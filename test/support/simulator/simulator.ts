import type { PayType } from '@/domain/payment/pay-type'
import { DAY_MS } from '@/domain/time/day'
import { insurants, payOrders } from '../../../server/db/schema'
import { ledgerJobs } from '../../../server/jobs/ledger'
import { messageJobs } from '../../../server/jobs/message'
import { payJobs } from '../../../server/jobs/pay'
import { policyJobs } from '../../../server/jobs/policy'
import { proposalJobs } from '../../../server/jobs/proposal'
import { renewalJobs } from '../../../server/jobs/renewal'
import { runJobs } from '../../../server/jobs/run'
import { billedDay } from '../../../server/ledger/day'
import { lastReconciliation } from '../../../server/records/ledger/repo'
import { payOrdersOf, type PayOrder } from '../../../server/records/pay/repo'
import { everyWayToPay } from '../../integration/pay-providers'
import { forgetRows } from '../../integration/rows'
import { openTestDatabase } from '../database'
import { openWorldGateway } from '../gateway'
import { openWorld } from '../outside-world'
import { decide, payOrderOf, turnSandbox, type Notify } from '../purchase'
import { brokenLaws } from './laws'
import { createMortality } from './mortality'
import { openRenewals } from './renewals'
import { GivenUp, openShop } from './shop'
import { movesOf, type Step, type Telling } from './steps'

/** The result of one history. */
export interface Simulated {
  seed: number
  /** Broken laws. The list is empty when all laws hold. */
  faults: string[]
  deaths: number
  sold: number
  /** Renewals that were charged. */
  renewed: number
  /** Orders that were paid at other providers than WeChat Pay. */
  elsewhere: number
  /** Insured people whom an insurer refused after the payment. */
  refused: number
}

export interface Simulator {
  run(seed: number, steps: number): Promise<Simulated>
  close(): Promise<void>
}

const MINUTE_MS = 60_000
/** A fixed time long before the sale ends, so that a seed always gives the same history. */
const FIRST_MORNING = Date.parse('2026-11-20T10:00:00+08:00')
/** Waits in minutes for queries, repeated refunds, leases of dead jobs and bills. */
const REST_MINUTES = [2, 35, 65, 25 * 60, 25 * 60, 5]

/** The jobs on which payments and policies depend. */
const jobs = [
  ...[...payJobs, ...proposalJobs, ...renewalJobs],
  ...[...policyJobs, ...messageJobs, ...ledgerJobs],
]

const notifyOf: Record<Telling, Notify> = {
  once: { times: 1 },
  twice: { times: 2 },
  late: { drop: true },
  spoilt: { tamper: true },
}

/**
 * The gateway, its database and the outside world in one process. All of them start over with each
 * history.
 */
export async function openSimulator(): Promise<Simulator> {
  const mortality = createMortality()
  const world = await openWorld({ startAt: FIRST_MORNING, notifyAgainAfterMs: [] })
  const database = await openTestDatabase(mortality.logger)
  const gateway = await openWorldGateway(world, database, everyWayToPay())
  const shop = openShop(world, gateway, mortality)
  const { ctx } = gateway
  const renewals = openRenewals({ world, ctx, shop, mortality })
  let sold: { proposalId: string; user: number }[] = []

  async function newestOrder(proposalId: string): Promise<PayOrder | undefined> {
    return (await mortality.aside(() => payOrdersOf(ctx.db, [proposalId])))[0]
  }

  async function take(step: Step): Promise<void> {
    if (step.do === 'wait') return shop.wait(step.minutes * MINUTE_MS)
    if (step.do === 'jobs') return runJobs(ctx, jobs)
    if (step.do === 'season') {
      await renewals.passTime()
      return runJobs(ctx, jobs)
    }
    if (step.do === 'buy') {
      const proposalId = await shop.buy(step.user, step.people)
      if (proposalId === undefined) return
      sold.push({ proposalId, user: step.user })
      return open(proposalId, step.user, step.way)
    }
    const all = step.do === 'renew' ? await renewals.among(sold) : sold
    const chosen = all[step.order % all.length]
    if (!chosen) return
    const { proposalId, user } = chosen
    switch (step.do) {
      case 'open':
        return open(proposalId, user, step.way)
      case 'cancel':
        await shop.call('cancelOrder', { orderId: proposalId }, { login: await shop.loginOf(user) })
        return
      case 'revoke':
        return revoke(user, proposalId)
      case 'renew':
        return renewals.turn(step.how, user, proposalId)
      case 'status':
      case 'pay':
      case 'tell':
      case 'payTwice':
      case 'refunds': {
        const order = await newestOrder(proposalId)
        if (order) await settle(step, user, order)
      }
    }
  }

  async function settle(
    step: Extract<Step, { do: 'status' | 'pay' | 'tell' | 'payTwice' | 'refunds' }>,
    user: number,
    { id: payOrderId, outTradeNo }: PayOrder,
  ): Promise<void> {
    switch (step.do) {
      case 'status':
        await shop.call('getPayStatus', { payOrderId }, { login: await shop.loginOf(user) })
        return
      case 'pay':
        return outside(pay(outTradeNo, step))
      case 'tell':
        return outside(tell(outTradeNo, notifyOf[step.telling]))
      case 'payTwice':
        return outside(payAgain(outTradeNo))
      case 'refunds':
        return outside(turnSandbox(world, `pay-orders/${outTradeNo}/refunds`, { status: step.end }))
    }
  }

  /** Ignores a refusal of the outside world, such as the payment of a closed order. */
  const outside = (done: Promise<unknown>): Promise<void> =>
    done.then(
      () => undefined,
      () => undefined,
    )

  async function open(proposalId: string, user: number, payType: PayType): Promise<void> {
    const login = await shop.loginOf(user)
    const wanted = { ...payOrderOf(proposalId), payType }
    const { data } = await shop.call('createPayOrder', wanted, { login })
    // AllInPay learns of an order from the payer's browser.
    if (payType === 'AllInPay' && data?.payParams?.kind === 'redirect')
      await outside(fetch(data.payParams.url))
  }

  /** Pays an order. The insurer may refuse one of its people, or all of them. */
  const pay = (
    outTradeNo: string,
    { outcome, telling, refuse }: Extract<Step, { do: 'pay' }>,
  ): Promise<void> => {
    const notify = notifyOf[telling]
    const wish = outcome === 'PAID' ? { outcome, refuse, notify } : { outcome, notify }
    return turnSandbox(world, `pay-orders/${outTradeNo}`, wish)
  }

  async function revoke(user: number, proposalId: string): Promise<void> {
    const login = await shop.loginOf(user)
    const { data } = await shop.call('listPolicies', {}, { login })
    const policy = data?.list.find(({ orderId }) => orderId === proposalId)
    if (!policy) return
    const { policyId } = policy
    const info = await shop.call('getRevokeInfo', { policyId }, { login })
    if (info.code !== 0) return
    const wanted = { policyId, expectedRefundable: info.data.refundAmount }
    await shop.call('revokePolicy', wanted, { login })
  }

  const orderThere = async (outTradeNo: string) =>
    (await world.orders()).find((each) => each.outTradeNo === outTradeNo)

  /** Sends the notification of a paid order again. */
  async function tell(outTradeNo: string, notify: Notify): Promise<void> {
    const known = await orderThere(outTradeNo)
    if (known?.outcome === 'PAID') await decide(world, outTradeNo, 'PAID', notify)
  }

  const payAgain = (outTradeNo: string) =>
    turnSandbox(world, `pay-orders/${outTradeNo}`, { outcome: 'PAID', again: true })

  /** Lets all refunds succeed and time pass, until no work is running. */
  async function rest(): Promise<void> {
    while (await renewals.passTime()) await runJobs(ctx, jobs)
    // After a long time many bills are missing. The job fetches only some days per hour.
    while (await isBehind()) {
      shop.wait(61 * MINUTE_MS)
      await runJobs(ctx, ledgerJobs)
    }
    for (const { outTradeNo, second } of await world.orders()) {
      await outside(turnSandbox(world, `pay-orders/${outTradeNo}/refunds`, { status: 'SUCCESS' }))
      // The gateway does not query a second payment, so its notification is sent again.
      if (second) await payAgain(outTradeNo)
    }
    for (const minutes of REST_MINUTES) {
      shop.wait(minutes * MINUTE_MS)
      for (const { outRefundNo, status } of await world.refunds())
        if (status === 'PROCESSING' || status === 'ABNORMAL')
          await outside(turnSandbox(world, `refunds/${outRefundNo}`, { status: 'SUCCESS' }))
      await runJobs(ctx, jobs)
    }
    // After this wait the bill of the last day exists, too.
    shop.wait(DAY_MS)
  }

  const counted = () =>
    mortality.aside(async () => {
      const orders = await ctx.db.select().from(payOrders)
      const people = await ctx.db.select().from(insurants)
      const others = orders.filter((one) => one.provider !== 'WECHAT_PAY' && one.transactionId)
      const refused = people.filter(({ refusal }) => refusal !== null).length
      return { elsewhere: others.length, refused }
    })

  async function isBehind(): Promise<boolean> {
    const newest = await mortality.aside(() => lastReconciliation(ctx.db))
    return newest !== undefined && newest.day < billedDay(world.clock.now())
  }

  async function startOver(): Promise<void> {
    await forgetRows(ctx.db)
    await world.startOver()
    shop.startOver()
    sold = []
  }

  return {
    run: async (seed, steps) => {
      await startOver()
      const before = mortality.deaths()
      for (const { step, mishap } of movesOf(seed, steps)) {
        shop.expect(mishap)
        await take(step).catch((error: unknown) => {
          if (!(error instanceof GivenUp)) throw error
        })
        shop.calm()
      }
      await rest()
      const faults = [...shop.broken, ...(await brokenLaws(ctx, world))]
      const renewed = await renewals.count()
      const deaths = mortality.deaths() - before
      return { seed, faults, deaths, sold: sold.length, renewed, ...(await counted()) }
    },
    close: async () => {
      await gateway.close()
      await database.close()
      await world.close()
    },
  }
}
