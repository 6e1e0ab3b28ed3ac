import type { PayType } from '@/domain/pay/pay-type'
import type { Db } from '../../../server/db/client'
import { policies } from '../../../server/db/schema'
import { payOrdersOf, type PayOrder } from '../../../server/records/pay/repo'
import { decide, payOrderOf, turnSandbox, type Notify } from '../purchase'
import { forgetRows } from '../rows'
import { compareAnswers } from './answers'
import { openCore } from './core'
import { brokenLaws } from './laws'
import { metMarks } from './marks'
import { createNotes } from './notes'
import { openRenewals } from './renewals'
import { comeToRest } from './rest'
import { openRewards } from './rewards'
import { readSeen } from './seen'
import { GivenUp, openShop, secretsOf } from './shop'
import type { History, Move, Step, Telling } from './steps'
import { openTown } from './town'

/** The result of one history. */
export interface Simulated {
  /** Broken laws. The list is empty when all laws hold. */
  faults: string[]
  /** Names of the situations that were met (marks.ts). */
  marks: string[]
  deaths: number
  sold: number
  /** Renewals that were charged. */
  renewed: number
  /** Orders that were paid at other providers than WeChat Pay. */
  elsewhere: number
  /** Insured people whom an insurer refused after the payment. */
  refused: number
  /** Policies that the core of an insurer numbered. */
  numbered: number
  /** Answers to people that were compared with the facts (answers.ts). */
  answers: number
}

export interface Simulator {
  run(history: History): Promise<Simulated>
  close(): Promise<void>
}

const MINUTE_MS = 60_000
/** After each so many steps everybody looks at everything that is theirs. */
const LOOKS_AFTER = 5

const notifyOf: Record<Telling, Notify> = {
  once: { times: 1 },
  twice: { times: 2 },
  late: { drop: true },
  spoilt: { tamper: true },
}

interface Sold {
  proposalId: string
  user: number
  people: readonly number[]
}

/**
 * Two gateways, their database and the outside world in one process. All of them start over with
 * each history.
 */
export async function openSimulator(): Promise<Simulator> {
  const notes = createNotes(secretsOf())
  const town = await openTown(notes)
  const { world, db } = town
  const shop = openShop(town, notes)
  const renewals = openRenewals(town, shop)
  const rewards = openRewards(town, shop)
  const core = openCore(town)
  const numbers = openNumbers(db)
  let sold: Sold[] = []
  let answers = 0
  let contradictions: string[] = []

  async function newestOrder(proposalId: string): Promise<PayOrder | undefined> {
    return (await payOrdersOf(db, [proposalId]))[0]
  }

  async function take(step: Step): Promise<void> {
    if (step.do === 'wait') return shop.wait(step.minutes * MINUTE_MS)
    if (step.do === 'jobs') return town.jobs()
    if (step.do === 'season') {
      await renewals.passTime()
      return town.jobs()
    }
    if (step.do === 'share') return rewards.share(step)
    if (step.do === 'withdraw') return rewards.withdraw(step)
    if (step.do === 'transfer') return rewards.transfer(step)
    if (step.do === 'leave') return rewards.leave(step)
    if (step.do === 'core') return core.turn(step)
    if (step.do === 'coreDown') return core.down()
    if (step.do === 'coreBack') return core.back()
    if (step.do === 'buy') {
      const proposalId = await shop.buy(step.user, step.people)
      if (proposalId === undefined) return
      sold.push({ proposalId, user: step.user, people: step.people })
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
        return revoke(step.how, user, proposalId)
      case 'wish':
        return core.wish(step, chosen)
      case 'confirm':
        return rewards.confirm(step, user, chosen)
      case 'renew':
        return renewals.turn(step.how, user, proposalId)
      case 'status':
      case 'pay':
      case 'tell':
      case 'payTwice':
      case 'refunds':
      case 'console': {
        const order = await newestOrder(proposalId)
        if (order) await settle(step, user, order)
      }
    }
  }

  async function settle(
    step: Extract<Step, { do: 'status' | 'pay' | 'tell' | 'payTwice' | 'refunds' | 'console' }>,
    user: number,
    { id: payOrderId, outTradeNo, amountFen }: PayOrder,
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
      case 'console':
        return refundInConsole(step.part, outTradeNo, amountFen)
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

  /** An operator refunds in the merchant console, which refuses more than was paid. */
  async function refundInConsole(
    part: Extract<Step, { do: 'console' }>['part'],
    outTradeNo: string,
    amountFen: number,
  ): Promise<void> {
    const given = { whole: amountFen, part: 100, tooMuch: amountFen + 1, second: amountFen }
    const wish = { refundFen: given[part], again: part === 'second' }
    const answer = await fetch(`${world.origin}/sandbox/pay-orders/${outTradeNo}/refunds`, {
      method: 'POST',
      body: JSON.stringify(wish),
    })
    notes.happened.add(`console ${part} ${answer.ok ? 'done' : 'refused'}`)
  }

  async function revoke(
    how: Extract<Step, { do: 'revoke' }>['how'],
    user: number,
    proposalId: string,
  ): Promise<void> {
    const login = await shop.loginOf(user)
    const { data } = await shop.call('listPolicies', {}, { login })
    const policy = data?.list.find(({ orderId }) => orderId === proposalId)
    if (!policy) return
    const { policyId } = policy
    const info = await shop.call('getRevokeInfo', { policyId }, { login })
    if (info.code !== 0) return
    const { refundAmount } = info.data
    const expectedRefundable = how === 'tooMuch' ? refundAmount + 1 : refundAmount
    const wanted = { policyId, expectedRefundable }
    await shop.call('revokePolicy', wanted, { login })
    if (how === 'twice') await shop.call('revokePolicy', wanted, { login })
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

  async function startOver(history: History): Promise<void> {
    await forgetRows(db)
    await town.startOver(history)
    numbers.startOver()
    shop.startOver()
    notes.startOver()
    sold = []
    answers = 0
    contradictions = []
  }

  async function play(move: Move): Promise<void> {
    town.begin(move)
    shop.expect(move.mishap)
    await take(move.step).catch((error: unknown) => {
      if (!(error instanceof GivenUp)) throw error
    })
    shop.calm()
    for (const what of town.end()) {
      notes.happened.add(what)
      notes.happened.add(`${what} in ${move.step.do}`)
    }
  }

  /** Compares what each buyer is told now with the facts. */
  async function look(): Promise<void> {
    for (const user of new Set(sold.map((one) => one.user))) {
      const login = await shop.loginOf(user).catch(() => undefined)
      if (!login) continue
      const heard = await compareAnswers(town, login)
      answers += heard.answers
      contradictions.push(...heard.contradictions)
    }
  }

  const deaths = () => town.machines.reduce((sum, { mortality }) => sum + mortality.deaths(), 0)

  return {
    run: async (history) => {
      await startOver(history)
      const before = deaths()
      for (const [nth, move] of history.moves.entries()) {
        await play(move)
        await numbers.look()
        if (nth % LOOKS_AFTER === LOOKS_AFTER - 1) await look()
      }
      await core.decide()
      const late = await comeToRest(town, renewals.passTime)
      await numbers.look()
      await look()
      const faults = [
        ...[...shop.broken, ...contradictions, ...late, ...numbers.changed],
        ...(await brokenLaws(town, notes)),
      ]
      const seen = await readSeen(town, notes, history)
      return {
        faults,
        marks: metMarks(seen),
        deaths: deaths() - before,
        sold: sold.length,
        renewed: seen.renewals.filter(({ status }) => status === 'RENEWED').length,
        elsewhere: seen.orders.filter((one) => one.provider !== 'WECHAT_PAY' && one.transactionId)
          .length,
        answers,
        refused: seen.people.filter(({ refusal }) => refusal !== null).length,
        numbered:
          history.insurer === 'gateway' ? 0 : seen.policies.filter((one) => one.policyNo).length,
      }
    },
    close: town.close,
  }
}

/** Looks at the policies after each step: a number that somebody has never changes. */
function openNumbers(db: Db) {
  const known = new Map<string, string>()
  const changed: string[] = []
  return {
    changed,
    look: async (): Promise<void> => {
      for (const { id, policyNo } of await db.select().from(policies)) {
        const before = known.get(id)
        if (before !== undefined && before !== policyNo)
          changed.push(`policy ${id} was ${before} and is ${policyNo}`)
        if (policyNo !== null) known.set(id, policyNo)
      }
    },
    startOver: () => {
      known.clear()
      changed.splice(0)
    },
  }
}
