import { eq } from 'drizzle-orm'
import { errorCodes } from '@/contract/errors'
import { rewardEntries, shareRewards } from '../../../server/db/schema'
import { reconcile } from '../../../server/ledger/reconcile'
import {
  confirmedProposal,
  decide,
  done,
  family,
  moveClock,
  newPerson,
  openPayOrder,
  shanghai,
  signIn,
  type Insured,
} from '../../support/purchase'
import type { Login } from '../../support/remote'
import { openSharing, REWARD } from './sharing'

/** Rewards for sharing: relations between people, earned rewards and reversed rewards. */

const {
  gateway,
  newSharer,
  enter,
  enterUnproven,
  prove,
  personOf,
  markOf,
  pays,
  friendBuys,
  later,
  aMonthLater,
  rewarded,
  rewardsOf,
  detailOf,
  withdraw,
  refundInConsole,
  ends,
} = openSharing()

test('API118 a product says whether sharing it is rewarded, to anybody', async () => {
  expect(done(await gateway().call('canJoinActivity', shanghai))).toEqual({
    canJoin: true,
    rewardFen: REWARD,
    endOn: '2035-12-31',
  })
  const chongqing = { cityCode: '500100', productCode: 'PH5E' }
  expect(done(await gateway().call('canJoinActivity', chongqing))).toEqual({
    canJoin: false,
    rewardFen: 0,
    endOn: null,
  })
  const nowhere = { cityCode: '310000', productCode: 'ZZ99' }
  expect((await gateway().call('canJoinActivity', nowhere)).code).toBe(errorCodes.PRODUCT_NOT_FOUND)
})

test('ST007 API112 API114 API115 API117 a friend buys by the link: the reward is promised, then earned', async () => {
  const code = newSharer()
  const login = await enter(code)
  const mark = await markOf(login)
  const before = done(await gateway().call('fissionIndex', shanghai, { login }))
  expect(before).toEqual({ friends: 0, pendingFen: 0, earnedFen: 0 })
  await friendBuys(mark)
  const promised = { friends: 1, pendingFen: REWARD, earnedFen: 0 }
  expect(done(await gateway().call('fissionIndex', shanghai, { login }))).toEqual(promised)
  expect(await rewardsOf(login)).toMatchObject({ balanceFen: 0, pendingFen: REWARD })
  const [row] = await detailOf(login)
  expect(row).toMatchObject({ friendName: '王**', amountFen: REWARD, status: 'PENDING' })
  // The coverage period has not begun, so the jobs give no reward yet.
  await gateway().jobs()
  expect(await rewardsOf(login)).toMatchObject({ balanceFen: 0 })

  await aMonthLater()
  const again = await enter(code)
  expect(await rewardsOf(again)).toMatchObject({
    balanceFen: REWARD,
    pendingFen: 0,
    owedFen: 0,
    withdrawableFen: REWARD,
    leastFen: 100,
    withdrawals: [],
  })
  expect((await detailOf(again))[0]?.status).toBe('EARNED')
  await gateway().jobs()
  expect((await rewardsOf(again)).balanceFen).toBe(REWARD)
})

test('API115 the first link counts, once, and never one’s own', async () => {
  const [first, second] = [await enterUnproven(newSharer()), await enter(newSharer())]
  const [one, other] = [await markOf(first), await markOf(second)]
  const relate = async (login: Login, shareWtagid: string) =>
    gateway().call('initRelation', { shareWtagid }, { login })
  expect(done(await relate(first, one))).toEqual({ related: false })
  const friend = await signIn(gateway())
  expect(done(await relate(friend, one))).toEqual({ related: true })
  expect(done(await relate(friend, one))).toEqual({ related: true })
  expect(done(await relate(friend, other))).toEqual({ related: false })
  expect((await relate(friend, 'Snobody')).code).toBe(errorCodes.NOT_FOUND)

  // The person's own purchase and a friend's second purchase give no reward.
  await pays(first)
  await pays(friend)
  await pays(friend, [{ relationType: 'FATHER_PARENTS', person: newPerson('1962-03-15') }])
  expect(await rewardsOf(first)).toMatchObject({ pendingFen: REWARD })
  expect(await rewardsOf(second)).toMatchObject({ pendingFen: 0 })
})

test('API115 what was begun before the link is not rewarded', async () => {
  const login = await enter(newSharer())
  const mark = await markOf(login)
  const early = await signIn(gateway())
  const proposalId = await confirmedProposal(gateway(), early)
  await moveClock(gateway(), 1000)
  done(await gateway().call('initRelation', { shareWtagid: mark }, { login: early }))
  const { outTradeNo } = await openPayOrder(gateway(), early, proposalId)
  await decide(gateway(), outTradeNo, 'PAID')
  expect(await rewardsOf(login)).toMatchObject({ pendingFen: 0 })
})

describe('one’s own purchase under a second account', () => {
  const self = () => {
    const [first] = family()
    if (!first) throw new Error('Nobody')
    return first
  }
  /** A second account opens the link and buys for these people. */
  async function buysBy(shareWtagid: string, insured: Insured[]) {
    const login = await signIn(gateway())
    done(await gateway().call('initRelation', { shareWtagid }, { login }))
    return { ...(await pays(login, insured)), login }
  }

  test('is not rewarded, whether the sharer is the applicant or an insured person', async () => {
    const owner = self()
    const login = await enterUnproven(newSharer())
    await prove(login, owner.person)
    await buysBy(await markOf(login), [owner])
    expect(await rewardsOf(login)).toMatchObject({ pendingFen: 0 })

    const father = newPerson('1962-03-15')
    const insured = await enterUnproven(newSharer())
    await prove(insured, father)
    const family = [self(), { relationType: 'FATHER_PARENTS' as const, person: father }]
    await buysBy(await markOf(insured), family)
    expect(await rewardsOf(insured)).toMatchObject({ pendingFen: 0 })
  })

  test('is dropped when the buyer turns out to be the sharer before it is earned', async () => {
    const code = newSharer()
    const owner = self()
    const sharer = await enterUnproven(code)
    await prove(sharer, owner.person)
    const { login } = await buysBy(await markOf(sharer), [self()])
    expect(await rewardsOf(sharer)).toMatchObject({ pendingFen: REWARD })
    await prove(login, owner.person)
    await aMonthLater()
    const again = await enterUnproven(code)
    expect(await rewardsOf(again)).toMatchObject({ pendingFen: 0, balanceFen: 0 })
    expect((await detailOf(again))[0]?.status).toBe('DROPPED')
  })

  test('waits for who has not proven who they are, and is dropped when it turns out to be theirs', async () => {
    const code = newSharer()
    const owner = self()
    const mark = await markOf(await enterUnproven(code))
    await buysBy(mark, [owner])
    await friendBuys(mark)
    await aMonthLater()
    const login = await enterUnproven(code)
    // Both purchases count, but the sharer's real name is not verified yet.
    expect(await rewardsOf(login)).toMatchObject({
      ...{ isProven: false, balanceFen: 0, withdrawableFen: 0, pendingFen: 2 * REWARD },
    })
    await prove(login, owner.person)
    await gateway().jobs()
    expect(await rewardsOf(login)).toMatchObject({
      ...{ isProven: true, balanceFen: REWARD, withdrawableFen: REWARD, pendingFen: 0 },
    })
    expect((await detailOf(login)).map(({ status }) => status)).toEqual(['EARNED', 'DROPPED'])
  })

  test('is taken back where it was earned under another name, before anything is withdrawn', async () => {
    const code = newSharer()
    const owner = self()
    const first = await enter(code)
    const mark = await markOf(first)
    await buysBy(mark, [owner])
    await friendBuys(mark)
    await aMonthLater()
    const known = await enterUnproven(code)
    expect(await rewardsOf(known)).toMatchObject({ balanceFen: 2 * REWARD })
    // After withdrawing consent, the account has no verified name and may verify another person.
    done(await gateway().call('withdrawConsent', {}, { login: known }))
    const login = await enterUnproven(code)
    expect((await withdraw(login, REWARD)).code).toBe(errorCodes.REALNAME_REQUIRED)
    await prove(login, owner.person)
    expect((await withdraw(login, 2 * REWARD)).extra?.code).toBe('BALANCE')
    expect(await rewardsOf(login)).toMatchObject({ balanceFen: REWARD })
    expect((await detailOf(login)).map(({ status }) => status)).toEqual(['EARNED', 'TAKEN_BACK'])
    done(await withdraw(login, REWARD))
  })
})

test('a friend who revokes before cover begins brings nothing', async () => {
  const login = await enter(newSharer())
  const bought = await friendBuys(await markOf(login))
  const { policies } = done(
    await gateway().call('getOrder', { orderId: bought.proposalId }, { login: bought.login }),
  )
  const [policy] = policies
  const order = { policyId: policy?.policyId ?? '' }
  const info = done(await gateway().call('getRevokeInfo', order, { login: bought.login }))
  const agreed = { ...order, expectedRefundable: info.refundAmount }
  done(await gateway().call('revokePolicyAndRefund', agreed, { login: bought.login }))
  expect(await rewardsOf(login)).toMatchObject({ pendingFen: 0, balanceFen: 0 })
  expect((await detailOf(login))[0]?.status).toBe('DROPPED')
  // A friend who buys again counts again.
  await pays(bought.login)
  expect(await rewardsOf(login)).toMatchObject({ pendingFen: REWARD })
})

test('a refund takes the reward back; what was withdrawn is made up for by the next', async () => {
  const { code, mark, bought, login } = await rewarded(2)
  const [first, second] = bought
  if (!first || !second) throw new Error('Two friends')
  await refundInConsole(first)
  expect(await rewardsOf(login)).toMatchObject({ balanceFen: REWARD, owedFen: 0 })
  expect((await detailOf(login)).map(({ status }) => status)).toEqual(['EARNED', 'TAKEN_BACK'])

  const { withdrawalId } = done(await withdraw(login, REWARD))
  await gateway().jobs()
  await ends(withdrawalId, 'SUCCESS')
  await refundInConsole(second)
  expect(await rewardsOf(login)).toMatchObject({ balanceFen: 0, owedFen: REWARD })
  expect((await withdraw(login, 100)).extra?.code).toBe('BALANCE')

  await friendBuys(mark)
  await friendBuys(mark)
  await aMonthLater()
  const again = await enter(code)
  expect(await rewardsOf(again)).toMatchObject({ balanceFen: REWARD, owedFen: 0 })
})

test.each([
  ['closing the account', false],
  ['withdrawing consent, closing the account', true],
])('what is owed is not lost by %s and coming back', async (_ways, withdraws) => {
  const { code, bought, login } = await rewarded()
  const [friend] = bought
  if (!friend) throw new Error('One friend')
  const { withdrawalId } = done(await withdraw(login, REWARD))
  await gateway().jobs()
  await ends(withdrawalId, 'SUCCESS')
  await later(60_000)
  await refundInConsole(friend)
  expect(await rewardsOf(login)).toMatchObject({ owedFen: REWARD })

  if (withdraws) done(await gateway().call('withdrawConsent', {}, { login }))
  const leaving = withdraws ? await enterUnproven(code) : login
  done(await gateway().call('deleteAccount', { confirm: 'DELETE' }, { login: leaving }))

  const back = await enterUnproven(code)
  // Nobody knows yet who this is, and nothing can be withdrawn before that.
  expect(await rewardsOf(back)).toMatchObject({ owedFen: 0, withdrawableFen: 0 })
  await prove(back, personOf(code))
  expect(await rewardsOf(back)).toMatchObject({ balanceFen: 0, owedFen: REWARD })
  const mark = await markOf(back)
  await friendBuys(mark)
  await friendBuys(mark)
  await aMonthLater()
  const again = await enterUnproven(code)
  expect(await rewardsOf(again)).toMatchObject({ balanceFen: REWARD, owedFen: 0 })
  expect((await withdraw(again, REWARD + 1)).extra?.code).toBe('BALANCE')
})

test('the ledger of rewards cannot be changed, and the books find what it lacks', async () => {
  const { login } = await rewarded()
  const { db } = gateway().ctx
  await expect(db.delete(rewardEntries)).rejects.toThrow()
  const [mine] = await db.select().from(shareRewards).where(eq(shareRewards.sharerId, login.userId))
  if (!mine) throw new Error('No reward')
  const set = (status: 'EARNED' | 'TAKEN_BACK' | 'PENDING') =>
    db.update(shareRewards).set({ status }).where(eq(shareRewards.id, mine.id))
  await set('TAKEN_BACK')
  expect((await reconcile(db)).differences).toEqual([
    { kind: 'LINE_MISSING', reference: mine.id, expectedFen: REWARD },
  ])
  await set('PENDING')
  expect((await reconcile(db)).differences).toEqual([
    { kind: 'LINE_UNEXPECTED', reference: mine.id, foundFen: REWARD },
  ])
  await set('EARNED')
})
