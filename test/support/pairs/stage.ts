import * as v from 'valibot'
import { headers } from '@/contract/envelope'
import { runJobs } from '../../../server/jobs/run'
import {
  confirmedProposal,
  decide,
  done,
  newPerson,
  outTradeNoAt,
  payOrderOf,
  plain,
  renewalTerms,
  shanghai,
  turnSandbox,
  type Insured,
} from '../purchase'
import type { Login } from '../remote'
import { signContract } from '../sandbox'
import type { PairTown } from './town'

/** What people did before two commands run into each other. */

export const inMiniProgram = { [headers.appId]: 'wx-sandbox' }
const consent = v.object({ textHash: v.string() })

export interface Bought {
  proposalId: string
  outTradeNo: string
  amountFen: number
  people: readonly Insured[]
}

export function actors({ world, first }: PairTown) {
  const enter = async (code: string): Promise<Login> =>
    done(await first.call('loginByWechat', { code, appId: 'wx-sandbox' }))

  /** Orders and does not pay. */
  async function order(code: string, people: Insured[]): Promise<Bought> {
    const login = await enter(code)
    const proposalId = await confirmedProposal(first, login, people)
    const made = done(await first.call('createPayOrder', payOrderOf(proposalId), { login }))
    const outTradeNo = outTradeNoAt(made.payParams, world.origin)
    return { proposalId, outTradeNo, amountFen: made.amountFen, people }
  }

  async function buy(code: string, people: Insured[]): Promise<Bought> {
    const made = await order(code, people)
    await decide(world, made.outTradeNo, 'PAID', { times: 1 })
    return made
  }

  const policiesOf = async (code: string, { proposalId }: Bought): Promise<string[]> => {
    const login = await enter(code)
    const { policies } = done(await first.call('getOrder', { orderId: proposalId }, { login }))
    return policies.map(({ policyId }) => policyId)
  }

  const hashOf = async (document: string): Promise<string> => {
    const place = { appID: 'huimin_insur', namespace: 'pre_insure_page' } as const
    const read = done(await first.call('readConfig', { ...place, key: `document:${document}` }))
    return v.parse(consent, JSON.parse(read.configJsonValue)).textHash
  }

  /** Agrees to the renewal of a whole family, and signs it. */
  async function renew(code: string, bought: Bought): Promise<string> {
    const login = await enter(code)
    const policyIds = await policiesOf(code, bought)
    const terms = await renewalTerms(first, policyIds[0], login)
    const wanted = { policyIds, expectedFen: bought.amountFen, ...terms }
    const { signing } = done(await first.call('turnOnAutoRenewal', wanted, { login }))
    const url = signing.kind === 'redirect' ? signing.url : ''
    const contract = new URL(url, world.origin).searchParams.get('code') ?? ''
    await signContract(world.origin, contract)
    // The notification of the contract comes later than the answer.
    const isOn = async () =>
      done(await first.call('getRenewalSwitch', { policyId: policyIds[0] ?? '' }, { login }))
        .status === 'ACTIVE'
    while (!(await isOn()));
    return contract
  }

  /** Proves a sharer, and leads a friend to the product by the sharer's link. */
  async function share(sharer: string, friend: string): Promise<void> {
    const login = await enter(sharer)
    const person = newPerson('1970-03-07')
    const who = { name: plain(person.name), credentialNo: plain(person.id) }
    done(await first.call('authH5Realname', { ...who, credentialType: 1 }, { login }))
    const { shareWtagid } = done(await first.call('joinActivity', shanghai, { login }))
    const by = await enter(friend)
    done(await first.call('initRelation', { shareWtagid }, { login: by }))
  }

  /** Moves the clock to each of these moments and runs all jobs there. */
  async function until(...moments: string[]): Promise<void> {
    for (const moment of moments) {
      world.clock.setNow(Date.parse(`${moment.replace(' ', 'T')}:00+08:00`))
      await runJobs(first.ctx)
    }
  }

  return { enter, order, buy, policiesOf, hashOf, renew, share, until }
}

export const couple = (): Insured[] => [
  { relationType: 'SELF', person: newPerson('1990-03-07') },
  { relationType: 'SPOUSE', person: newPerson('1991-05-12', 'F') },
]
export const father = (): Insured[] => [
  { relationType: 'FATHER_PARENTS', person: newPerson('1962-03-15') },
]
export const mother = (): Insured[] => [
  { relationType: 'MOTHER_PARENTS', person: newPerson('1963-03-15', 'F') },
]

/** An operator refunds a whole order in the merchant console. */
export async function refundInConsole({ world }: PairTown, order: Bought): Promise<boolean> {
  const answer = await fetch(`${world.origin}/sandbox/pay-orders/${order.outTradeNo}/refunds`, {
    method: 'POST',
    body: JSON.stringify({ refundFen: order.amountFen }),
  })
  return answer.ok
}

/** Everything that waits for the outside world succeeds. */
export async function endOutside({ world }: PairTown): Promise<void> {
  for (const { outRefundNo, status } of await world.refunds())
    if (status === 'PROCESSING')
      await turnSandbox(world, `refunds/${outRefundNo}`, { status: 'SUCCESS' })
  for (const { outBillNo, state } of await world.transfers())
    if (state === 'WAIT_USER_CONFIRM')
      await turnSandbox(world, `transfers/${outBillNo}`, { state: 'SUCCESS' })
}
