import { headers } from '@/contract/envelope'
import { DAY_MS } from '@/domain/time/day'
import {
  confirmedProposal,
  decide,
  done,
  newPerson,
  outTradeNoAt,
  payOrderOf,
  plain,
  shanghai,
  signIn,
  turnSandbox,
} from '../../support/purchase'
import { remoteGateway, type Login } from '../../support/remote'
import { forManyPeople, startGateway, type RunningGateway } from '../../support/start-gateway'

/** A real process on the embedded database, which is killed as in a power cut and started again. */
let running: RunningGateway
beforeAll(async () => {
  running = await startGateway({ ...forManyPeople, JOB_INTERVAL_SECONDS: '1', LOG_LEVEL: 'error' })
})
afterAll(() => running.dispose())

const changsha = { cityCode: '430100', productCode: 'LG01' } as const
const reminder = 'LG01_TBY_WLTC'
const official = 'wx-sandbox-oa'
const fromOfficial = { [headers.appId]: official }

let offsetMs = 0
const gateway = () => ({ ...remoteGateway(running.origin), now: () => Date.now() + offsetMs })

async function buy(login: Login): Promise<string> {
  const proposalId = await confirmedProposal(gateway(), login)
  const wanted = payOrderOf(proposalId)
  const { payParams } = done(await gateway().call('createPayOrder', wanted, { login }))
  await decide(gateway(), outTradeNoAt(payParams, running.origin), 'PAID')
  return proposalId
}

/** The answers of the calls below about the work before the restart. */
async function told(
  { login, sharer }: { login: Login; sharer: Login },
  asked: { orderId: string; of: Login }[],
) {
  const call = gateway().call
  const orders = []
  for (const { orderId, of } of asked) {
    const { status, policies, refunds, totalFen } = done(
      await call('getOrder', { orderId }, { login: of }),
    )
    const arrived = refunds.map((refund) => ({ status: refund.status, fen: refund.amountFen }))
    orders.push({ status, totalFen, policies, refunds: arrived })
  }
  const { balanceFen, withdrawals } = done(
    await call('getRewards', {}, { login: sharer, headers: fromOfficial }),
  )
  const { booked } = done(await call('getAppointment', changsha, { login }))
  const { subscribe } = done(await call('checkSubscribe', { subscribeKey: reminder }, { login }))
  return { orders, balanceFen, withdrawals, booked, subscribe }
}

const until = async <T>(ask: () => Promise<T>, isSo: (told: T) => boolean): Promise<T> => {
  for (;;) {
    const answer = await ask()
    if (isSo(answer)) return answer
    await new Promise((resolve) => setImmediate(resolve))
  }
}

test('API131 created, paid, revoked, subscribed, withdrawn and booked: all of it survives', async () => {
  const { call } = gateway()
  const enter = async () =>
    done(await call('loginByWechat', { code: 'person-restart', appId: official }))
  const unproven = await enter()
  const { name, id } = newPerson()
  const proof = { name: plain(name), credentialNo: plain(id), credentialType: 1 as const }
  done(await call('authH5Realname', proof, { login: unproven }))
  const { shareWtagid } = done(await call('joinActivity', shanghai, { login: unproven }))
  const friend = await signIn(gateway())
  done(await call('initRelation', { shareWtagid }, { login: friend }))
  await buy(friend)
  offsetMs = 32 * DAY_MS
  await turnSandbox(gateway(), 'clock', { offsetMs })
  const sharer = await enter()
  const rewards = () => call('getRewards', {}, { login: sharer, headers: fromOfficial })
  await until(rewards, (reply) => done(reply).balanceFen > 0)

  const login = await signIn(gateway())
  const unpaid = await confirmedProposal(gateway(), login)
  const payer = await signIn(gateway())
  const paid = await buy(payer)
  const regretter = await signIn(gateway())
  const revoked = await buy(regretter)
  const revokedOrder = () => call('getOrder', { orderId: revoked }, { login: regretter })
  const { policies, totalFen } = done(await revokedOrder())
  const wanted = { policyId: policies[0]?.policyId ?? '', expectedRefundable: totalFen }
  done(await call('revokePolicy', wanted, { login: regretter }))
  await until(revokedOrder, (reply) => done(reply).refunds[0]?.status === 'REFUNDED')
  done(await call('addSubscribe', { subscribeKey: reminder, version: 2 }, { login }))
  done(await call('confirmAppointment', changsha, { login }))
  const sent = { login: sharer, headers: fromOfficial }
  done(await call('withdraw', { amountFen: 1000 }, sent))
  await until(rewards, (reply) => done(reply).withdrawals[0]?.confirm !== null)

  const who = { login, sharer }
  const orders = [
    { orderId: unpaid, of: login },
    { orderId: paid, of: payer },
    { orderId: revoked, of: regretter },
  ]
  const before = await told(who, orders)
  expect(before).toMatchObject({
    orders: [
      { status: 'CONFIRMED', policies: [] },
      { status: 'PAID', refunds: [] },
      { status: 'REVOKED', refunds: [{ status: 'REFUNDED', fen: totalFen }] },
    ],
    balanceFen: 880,
    withdrawals: [{ amountFen: 1000, status: 'PROCESSING' }],
    booked: true,
    subscribe: true,
  })
  await running.kill()
  await running.restart()
  expect(await told(who, orders)).toEqual(before)
}, 180_000)
