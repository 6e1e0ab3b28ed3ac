import { eq } from 'drizzle-orm'
import { errorCodes } from '@/contract/errors'
import { updateUser } from '../../server/account/user-repo'
import { reconcile } from '../../server/books/reconcile'
import { rewardEntries, shareRewards } from '../../server/db/schema'
import { ownerOf } from '../../server/keys'
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
} from '../support/purchase'
import type { Login } from '../support/remote'
import { openSharing, REWARD } from '../support/sharing'

/** Rewards for sharing: who is related to whom, what is earned, and what is taken back. */

const {
  gateway,
  newSharer,
  enter,
  markOf,
  pays,
  friendBuys,
  aMonthLater,
  rewarded,
  rewardsOf,
  detailOf,
  withdraw,
  giveBack,
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
  // Cover has not begun: nothing is earned, however often the jobs look.
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
  const [first, second] = [await enter(newSharer()), await enter(newSharer())]
  const [one, other] = [await markOf(first), await markOf(second)]
  const relate = async (login: Login, shareWtagid: string) =>
    gateway().call('initRelation', { shareWtagid }, { login })
  expect(done(await relate(first, one))).toEqual({ related: false })
  const friend = await signIn(gateway())
  expect(done(await relate(friend, one))).toEqual({ related: true })
  expect(done(await relate(friend, one))).toEqual({ related: true })
  expect(done(await relate(friend, other))).toEqual({ related: false })
  expect((await relate(friend, 'Snobody')).code).toBe(errorCodes.NOT_FOUND)

  // Neither the own purchase nor a friend's second one is rewarded.
  await pays(first)
  await pays(friend)
  await pays(friend, [{ relationType: 'FATHER_PARENTS', person: newPerson('1962-03-15') }])
  expect(await rewardsOf(first)).toMatchObject({ pendingFen: REWARD })
  expect(await rewardsOf(second)).toMatchObject({ pendingFen: 0 })
})

test('API115 what was begun before the link is not rewarded, nor one’s own purchase by a second account', async () => {
  const login = await enter(newSharer())
  const mark = await markOf(login)
  const early = await signIn(gateway())
  const proposalId = await confirmedProposal(gateway(), early)
  await moveClock(gateway(), 1000)
  done(await gateway().call('initRelation', { shareWtagid: mark }, { login: early }))
  const { outTradeNo } = await openPayOrder(gateway(), early, proposalId)
  await decide(gateway(), outTradeNo, 'PAID')
  expect(await rewardsOf(login)).toMatchObject({ pendingFen: 0 })

  const [self] = family()
  if (!self) throw new Error('Nobody')
  const credentialNoSealed = gateway().ctx.keys.seal(
    self.person.id,
    ownerOf(login.userId),
    'credentialNo',
  )
  await updateUser(gateway().ctx.db, login.userId, { credentialNoSealed })
  const second = await signIn(gateway())
  done(await gateway().call('initRelation', { shareWtagid: mark }, { login: second }))
  const own = await confirmedProposal(gateway(), second, [self])
  await decide(gateway(), (await openPayOrder(gateway(), second, own)).outTradeNo, 'PAID')
  expect(await rewardsOf(login)).toMatchObject({ pendingFen: 0 })
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
  // Who buys anew counts again.
  await pays(bought.login)
  expect(await rewardsOf(login)).toMatchObject({ pendingFen: REWARD })
})

test('a refund takes the reward back; what was withdrawn is made up for by the next', async () => {
  const { code, mark, bought, login } = await rewarded(2)
  const [first, second] = bought
  if (!first || !second) throw new Error('Two friends')
  await giveBack(first)
  expect(await rewardsOf(login)).toMatchObject({ balanceFen: REWARD, owedFen: 0 })
  expect((await detailOf(login)).map(({ status }) => status)).toEqual(['EARNED', 'TAKEN_BACK'])

  const { withdrawalId } = done(await withdraw(login, REWARD))
  await gateway().jobs()
  await ends(withdrawalId, 'SUCCESS')
  await giveBack(second)
  expect(await rewardsOf(login)).toMatchObject({ balanceFen: 0, owedFen: REWARD })
  expect((await withdraw(login, 100)).extra?.code).toBe('BALANCE')

  await friendBuys(mark)
  await friendBuys(mark)
  await aMonthLater()
  const again = await enter(code)
  expect(await rewardsOf(again)).toMatchObject({ balanceFen: REWARD, owedFen: 0 })
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
