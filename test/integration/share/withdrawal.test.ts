import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { headers } from '@/contract/envelope'
import { errorCodes } from '@/contract/errors'
import { DAY_MS } from '@/domain/time/day'
import { withdrawals } from '../../../server/db/schema'
import { reconcile } from '../../../server/ledger/reconcile'
import { balanceOf } from '../../../server/records/share/balance'
import { done, signIn } from '../../support/purchase'
import { untilWaiting } from '../../support/rows'
import { fromOfficial, MINI_PROGRAM, OFFICIAL, openSharing, REWARD } from './sharing'

/** Withdrawals of rewards from the balance to WeChat. */

const {
  gateway,
  alarms,
  enter,
  markOf,
  friendBuys,
  later,
  makeReady,
  rewarded,
  rewardsOf,
  detailOf,
  withdraw,
  sentFor,
  ends,
  fails,
} = openSharing()

beforeAll(() => makeReady([...Array<string>(14).fill(OFFICIAL), MINI_PROGRAM]), 60_000)

test('ST008 DL013 API116 a withdrawal leaves the balance at once and is paid when it is taken', async () => {
  const { login } = await rewarded()
  const key = randomUUID()
  const { withdrawalId } = done(await withdraw(login, 1000, key))
  expect(done(await withdraw(login, 1000, key)).withdrawalId).toBe(withdrawalId)
  const sent = await rewardsOf(login)
  expect(sent).toMatchObject({
    balanceFen: REWARD - 1000,
    withdrawals: [{ withdrawalId, amountFen: 1000, status: 'PROCESSING' }],
  })
  expect(await sentFor(withdrawalId)).toMatchObject([
    { amountFen: 1000, state: 'WAIT_USER_CONFIRM' },
  ])
  const confirm = sent.withdrawals[0]?.confirm
  expect(confirm).toMatchObject({ appId: 'wx-sandbox-oa', mchId: expect.any(String) as string })

  const { mchId, appId, package: packageInfo } = confirm ?? {}
  const take = (body: object) =>
    fetch(`${gateway().origin}/sandbox/request-transfer`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
  const taken = await take({ mchId, appId, package: packageInfo, action: 'take' })
  expect(await taken.json()).toEqual({ errMsg: 'requestMerchantTransfer:ok' })
  await later(5_000)
  expect((await rewardsOf(login)).withdrawals).toMatchObject([
    { withdrawalId, status: 'PAID', confirm: null },
  ])
  // The withdrawn money cannot be withdrawn again.
  const refused = await withdraw(login, 1000)
  expect(refused).toMatchObject({ code: errorCodes.BAD_REQUEST, extra: { code: 'BALANCE' } })
  await later(DAY_MS)
  expect(await sentFor(withdrawalId)).toHaveLength(1)
})

test('API113 the other name of the call pays from the same balance', async () => {
  const { login } = await rewarded()
  const packet = (amountFen: number) =>
    gateway().call('withdrawRedpacket', { amountFen }, { login, headers: fromOfficial })
  done(await packet(1000))
  expect((await packet(1000)).extra?.code).toBe('BALANCE')
  expect((await rewardsOf(login)).balanceFen).toBe(REWARD - 1000)
})

test('ST008 two withdrawals of the same money at once: one of them', async () => {
  const { login } = await rewarded()
  const answers = await Promise.all(Array.from({ length: 6 }, () => withdraw(login, REWARD)))
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(answers.filter(({ extra }) => extra?.code === 'BALANCE')).toHaveLength(5)
  expect(await rewardsOf(login)).toMatchObject({ balanceFen: 0, owedFen: 0 })
})

test('a withdrawal has limits, and needs somebody whom WeChat can pay', async () => {
  const { login, mark } = await rewarded()
  const rule = async (amountFen: number) => (await withdraw(login, amountFen)).extra?.code
  expect(await rule(99)).toBe('AMOUNT')
  expect(await rule(20_001)).toBe('AMOUNT')
  for (let time = 0; time < 3; time += 1) expect(await rule(100)).toBeUndefined()
  expect(await rule(100)).toBe('DAY')

  const byPhone = await signIn(gateway())
  await friendBuys(await markOf(byPhone))
  // A withdrawal pays nobody, so its refusal speaks of no payment.
  expect(await withdraw(byPhone, 100)).toMatchObject({
    code: errorCodes.PAYER_UNKNOWN,
    message: '未获得您的微信授权，请在公众号中重新打开本页',
  })
  // The account is known, but WeChat does not identify the payee on this page.
  const elsewhere = await gateway().call('withdraw', { amountFen: 100 }, { login })
  expect(elsewhere.code).toBe(errorCodes.PAYER_UNKNOWN)
  // Using another person's share mark does not give access to that person's money.
  expect(
    done(await gateway().call('initRelation', { shareWtagid: mark }, { login: byPhone })),
  ).toEqual({ related: true })
  expect(await detailOf(byPhone)).toHaveLength(1)
  expect((await rewardsOf(byPhone)).withdrawals).toEqual([])
})

test('rewards of the mini-program are withdrawn and accepted there', async () => {
  const { login } = await rewarded(1, MINI_PROGRAM)
  const inMiniProgram = { [headers.appId]: MINI_PROGRAM }
  const asked = { login, key: randomUUID(), headers: inMiniProgram }
  const { withdrawalId } = done(await gateway().call('withdraw', { amountFen: 1000 }, asked))
  const shown = async (from: Record<string, string>) =>
    done(await gateway().call('getRewards', {}, { login, headers: from })).withdrawals
  expect(await shown(inMiniProgram)).toMatchObject([
    { withdrawalId, status: 'PROCESSING', confirm: { appId: MINI_PROGRAM } },
  ])
  // WeChat's page opens only in the app that sent the money.
  expect(await shown(fromOfficial)).toMatchObject([{ withdrawalId, confirm: null }])
  await ends(withdrawalId, 'SUCCESS')
  await later(60_000)
  expect(await shown(inMiniProgram)).toMatchObject([{ status: 'PAID' }])
})

describe('WeChat Pay’s answer', () => {
  test.each([
    ['lost after the work', { mode: 'drop' }],
    ['a server error', { mode: 'http500' }],
    ['a refusal', { mode: 'code', code: 'NOT_ENOUGH', message: '' }],
    ['too often', { mode: 'code', code: 'FREQUENCY_LIMITED', message: '' }],
  ])('%s: asked again under the same number, paid once', async (_, fault) => {
    const { login } = await rewarded()
    await fails(fault)
    const { withdrawalId } = done(await withdraw(login, REWARD))
    await gateway().jobs()
    await later(60_000)
    expect(await sentFor(withdrawalId)).toHaveLength(1)
    await ends(withdrawalId, 'SUCCESS')
    await later(60_000)
    await later(60_000)
    expect((await rewardsOf(login)).withdrawals).toMatchObject([{ status: 'PAID' }])
    expect(await sentFor(withdrawalId)).toHaveLength(1)
  })

  test('nobody takes the money within a day: it is on the balance again, once', async () => {
    const { code, login } = await rewarded()
    const { withdrawalId } = done(await withdraw(login, REWARD))
    await gateway().jobs()
    expect((await rewardsOf(login)).balanceFen).toBe(0)
    await later(DAY_MS)
    await later(DAY_MS)
    const again = await enter(code)
    expect(await rewardsOf(again)).toMatchObject({
      balanceFen: REWARD,
      withdrawals: [{ withdrawalId, status: 'FAILED', confirm: null }],
    })
    // The money may be withdrawn again under a new number.
    const next = done(await withdraw(again, REWARD)).withdrawalId
    await gateway().jobs()
    expect(await sentFor(next)).toHaveLength(1)
  })

  test('another amount changes nothing and is an alarm, and so is what never gets through', async () => {
    const { login } = await rewarded()
    const { withdrawalId } = done(await withdraw(login, REWARD))
    const set = (amountFen: number) =>
      gateway()
        .ctx.db.update(withdrawals)
        .set({ amountFen })
        .where(eq(withdrawals.id, withdrawalId))
    await gateway().jobs()
    await ends(withdrawalId, 'SUCCESS')
    await set(REWARD - 1)
    await later(60_000)
    expect((await rewardsOf(login)).withdrawals).toMatchObject([{ status: 'PROCESSING' }])
    expect(alarms).toContain('WITHDRAWAL_MISMATCH')
    expect((await reconcile(gateway().ctx.db)).differences).toEqual([
      { kind: 'AMOUNT_DIFFERS', reference: withdrawalId, expectedFen: 1879, foundFen: 1880 },
    ])
    await set(REWARD)

    const other = await rewarded()
    await fails({ mode: 'http500', times: 20 })
    done(await withdraw(other.login, REWARD))
    for (let time = 0; time < 10; time += 1) await later(10 * 60_000)
    expect(alarms).toContain('WITHDRAWAL_STUCK')
  })
})

test('an account with money on its way is not given up', async () => {
  const { login } = await rewarded()
  const { withdrawalId } = done(await withdraw(login, REWARD))
  const leave = () => gateway().call('deleteAccount', { confirm: 'DELETE' }, { login })
  expect((await leave()).code).toBe(errorCodes.ACCOUNT_IN_USE)
  await gateway().jobs()
  await ends(withdrawalId, 'SUCCESS')
  await later(60_000)
  done(await leave())
})

test('who closes an account names what is lost with it, or nothing is', async () => {
  const { login, mark } = await rewarded()
  await friendBuys(mark)
  const leave = (data: object) =>
    gateway().call('deleteAccount', { confirm: 'DELETE', ...data }, { login })
  // One reward is on the balance, and one is pending.
  for (const wrong of [{}, { forfeitFen: REWARD }, { forfeitFen: 2 * REWARD + 1 }])
    expect((await leave(wrong)).code).toBe(errorCodes.REWARD_LEFT)
  expect(await rewardsOf(login)).toMatchObject({ balanceFen: REWARD, pendingFen: REWARD })
  done(await leave({ forfeitFen: 2 * REWARD }))
  // The pending reward is never earned.
  const [balance] = [await balanceOf(gateway().ctx.db, login.userId)]
  await later(32 * DAY_MS)
  expect(await balanceOf(gateway().ctx.db, login.userId)).toBe(balance)
})

test('closing and withdrawing at once: one of them, and neither fails', async () => {
  if (process.env['TEST_DATABASE_URL'] === undefined) return
  const { login } = await rewarded()
  const { db } = gateway().ctx
  const answers = await db.transaction(async (tx) => {
    await tx.execute(sql`select id from share_rewards for update`)
    const withdrawing = withdraw(login, REWARD)
    await untilWaiting(db, 1)
    const data = { confirm: 'DELETE' as const, forfeitFen: REWARD }
    const closing = gateway().call('deleteAccount', data, { login })
    await untilWaiting(db, 2)
    return [withdrawing, closing] as const
  })
  const [withdrawn, closed] = await Promise.all(answers)
  expect([withdrawn.code, closed.code]).toEqual([0, errorCodes.ACCOUNT_IN_USE])
})
