import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { users } from '../../../server/db/schema'
import { payJobs } from '../../../server/jobs/pay'
import { renewalJobs } from '../../../server/jobs/renewal'
import { runJobs } from '../../../server/jobs/run'
import { shareJobs } from '../../../server/jobs/share'
import { reconcileDay } from '../../../server/ledger/day'
import type { WorldGateway } from '../gateway'
import { decide, done, payOrderOf, plain, turnSandbox } from '../purchase'
import type { Login } from '../remote'
import type { Answered, Subjects } from './checker'
import {
  actors,
  couple,
  father,
  inMiniProgram,
  mother,
  refundInConsole,
  type Bought,
} from './stage'
import { answerOf, type PairTown } from './town'

/** A command that moves money, or decides about it, at one of the gateways. */
export interface Command {
  name: string
  run(gateway: WorldGateway): Promise<Answered>
}

/** A state of the town, and the commands that can be given in it. */
export interface Stage {
  name: string
  subjects: Subjects
  commands: readonly Command[]
}

const done200 = v.object({ deliveries: v.array(v.object({ status: v.unknown() })) })

export const command = (name: string, run: Command['run']): Command => ({ name, run })

/** A command without an answer to anybody. */
export const silent = (name: string, work: (gateway: WorldGateway) => Promise<unknown>): Command =>
  command(name, async (gateway) => {
    await work(gateway)
    return { name, code: 'OK', data: null }
  })

export function consoleRefund(town: PairTown, order: Bought): Command {
  return command('console', async (gateway) => {
    town.leadTo(gateway)
    const isDone = await refundInConsole(town, order)
    return { name: 'console', code: isDone ? 'OK' : 'REFUSED', data: null }
  })
}

/** The day after a sale: an unknown payment, a refund under way, policies that may be revoked. */
export async function saleStage(town: PairTown): Promise<Stage> {
  const { world } = town
  town.leadTo(town.first)
  const { enter, order, buy, policiesOf, hashOf, renew } = actors(town)
  const bought = await buy('rita', couple())
  await renew('rita', bought)
  const [policyId = '', ofSpouse = ''] = await policiesOf('rita', bought)
  const back = await buy('uwe', mother())
  await turnSandbox(world, `pay-orders/${back.outTradeNo}/refunds`, { status: 'PROCESSING' })
  const [ofMother = ''] = await policiesOf('uwe', back)
  const wanted = { policyId: ofMother, expectedRefundable: back.amountFen }
  done(await town.first.call('revokePolicy', wanted, { login: await enter('uwe') }))
  await runJobs(town.first.ctx, payJobs)
  const [refund] = await world.refunds()
  if (!refund) throw new Error('No refund was asked for')
  const unpaid = await order('uwe', father())
  await decide(world, unpaid.outTradeNo, 'PAID', { drop: true })
  world.clock.setNow(Date.parse('2026-11-21T10:30:00+08:00'))

  const rita = await enter('rita')
  const uwe = await enter('uwe')
  const spouse = await enter('spouse')
  const link = done(
    await town.first.call('makeConfirmLink', { policyId: ofSpouse }, { login: rita }),
  )
  const textHash = await hashOf('insurant-confirmation')
  const person = bought.people[1]?.person ?? { name: '', id: '' }
  const who = { name: plain(person.name), credentialNo: plain(person.id) }
  const user = await accountOf(town, rita)
  const call = (login: Login) => ({ login, key: randomUUID() })
  return {
    name: 'after a sale',
    subjects: { unpaid: unpaid.proposalId, bought: bought.proposalId, closing: user },
    commands: [
      command('pay', async (gateway) => {
        town.leadTo(gateway)
        const told = await decide(world, unpaid.outTradeNo, 'PAID', { times: 1 })
        const status = v.parse(done200, told).deliveries.at(-1)?.status
        return { name: 'pay', code: status === 200 ? 'OK' : 'UNKNOWN', data: null }
      }),
      command('cancel', async (gateway) =>
        answerOf(
          'cancel',
          await gateway.call('cancelOrder', { orderId: unpaid.proposalId }, call(uwe)),
        ),
      ),
      command('reopen', async (gateway) =>
        answerOf(
          'reopen',
          await gateway.call('createPayOrder', payOrderOf(unpaid.proposalId), call(uwe)),
        ),
      ),
      silent('pull', (gateway) => runJobs(gateway.ctx, payJobs)),
      silent('reconcile', (gateway) => reconcileDay(gateway.ctx, '2026-11-20')),
      command('revoke', async (gateway) => {
        const asked = { policyId, expectedRefundable: bought.amountFen }
        return answerOf('revoke', await gateway.call('revokePolicy', asked, call(rita)))
      }),
      consoleRefund(town, bought),
      command('refunded', async (gateway) => {
        town.leadTo(gateway)
        const path = `refunds/${refund.outRefundNo}`
        const isNew = await turnSandbox(world, path, { status: 'SUCCESS' }).then(
          () => true,
          () => false,
        )
        return { name: 'refunded', code: isNew ? 'OK' : 'REFUSED', data: null }
      }),
      command('turnOff', async (gateway) => {
        const asked = { policyId, wholeFamily: true }
        return answerOf('turnOff', await gateway.call('turnOffAutoRenewal', asked, call(rita)))
      }),
      command('confirm', async (gateway) => {
        const asked = { token: link.token, textHash, who }
        return answerOf('confirm', await gateway.call('accreditInsurant', asked, call(spouse)))
      }),
      command('close', async (gateway) =>
        answerOf('close', await gateway.call('deleteAccount', { confirm: 'DELETE' }, call(rita))),
      ),
    ],
  }
}

/** The morning of a charge, a year later: a renewal is due, and rewards may be withdrawn. */
export async function renewalStage(town: PairTown): Promise<Stage> {
  const { world } = town
  town.leadTo(town.first)
  const { enter, buy, policiesOf, renew, share, until } = actors(town)
  await share('sam', 'rita')
  await share('tom', 'uwe')
  const bought = await buy('rita', couple())
  const contract = await renew('rita', bought)
  const friends = await buy('uwe', father())
  const [policyId = ''] = await policiesOf('rita', bought)
  await until('2026-12-25 10:00', '2027-11-13 09:00', '2027-11-19 09:00')
  world.clock.setNow(Date.parse('2027-11-20T08:30:00+08:00'))

  const rita = await enter('rita')
  const sam = await enter('sam')
  const tom = await enter('tom')
  const closing = await accountOf(town, sam)
  const headers = inMiniProgram
  const balance = async (login: Login) =>
    done(await town.first.call('getRewards', {}, { login, headers })).balanceFen
  const [amountFen, ofTom] = [await balance(sam), await balance(tom)]
  done(await town.first.call('withdraw', { amountFen: ofTom }, { login: tom, headers }))
  const call = (login: Login) => ({ login, key: randomUUID(), headers })
  return {
    name: 'at a renewal',
    subjects: { unpaid: '', bought: bought.proposalId, closing },
    commands: [
      silent('charge', (gateway) => runJobs(gateway.ctx, renewalJobs)),
      command('turnOff', async (gateway) => {
        const asked = { policyId, wholeFamily: true }
        return answerOf('turnOff', await gateway.call('turnOffAutoRenewal', asked, call(rita)))
      }),
      silent('unsign', async (gateway) => {
        town.leadTo(gateway)
        await turnSandbox(world, `contracts/${contract}`, { state: 'TERMINATED' })
      }),
      consoleRefund(town, bought),
      command('withdraw', async (gateway) =>
        answerOf('withdraw', await gateway.call('withdraw', { amountFen }, call(sam))),
      ),
      silent('payout', (gateway) => runJobs(gateway.ctx, shareJobs)),
      consoleRefundOf(town, friends),
      command('close', async (gateway) => {
        const asked = { confirm: 'DELETE' as const, forfeitFen: amountFen }
        return answerOf('close', await gateway.call('deleteAccount', asked, call(sam)))
      }),
    ],
  }
}

/** The refund of the other friend's purchase, whose reward is being paid out. */
const consoleRefundOf = (town: PairTown, order: Bought): Command => ({
  ...consoleRefund(town, order),
  name: 'console2',
})

/** The id of the account of this login. */
async function accountOf({ db }: PairTown, { openId }: Login): Promise<string> {
  const [found] = await db.select().from(users).where(eq(users.openId, openId))
  return found?.id ?? ''
}
