import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { maskName } from '@/domain/person/mask'
import { LEAST_WITHDRAWAL_FEN, withdrawableFen } from '@/domain/share/reward'
import type { Answer } from '../context/answer'
import { iso } from '../context/clock'
import type { Context, User } from '../context/context'
import { readPage } from '../db/page'
import { payingApp } from '../records/account/payer'
import { loadUser } from '../records/account/user-repo'
import { openApplicant } from '../records/person/person'
import { ownBalance } from '../records/share/own-balance'
import { listRewards, sumRewards } from '../records/share/reward-repo'
import {
  listWithdrawals,
  openWithdrawalsOf,
  type Withdrawal,
} from '../records/share/withdrawal-repo'
import { isProven } from './own-purchase'
import { askIfRested } from './payout'

/** The number of withdrawals that the page shows. */
const NEWEST = 20
/** WeChat returns an unconfirmed transfer after this time (v3, transfer-bills). */
const CONFIRM_MS = 24 * 3_600_000

type Rewards = ResponseOf<typeof calls.getRewards>

/**
 * The balance and the newest withdrawals. Open withdrawals are queried first, so that a sharer who
 * returns from WeChat's page sees the result at once.
 */
export async function getRewards(
  ctx: Context,
  user: User,
  _data: RequestOf<typeof calls.getRewards>,
): Promise<Answer<Rewards>> {
  for (const open of await openWithdrawalsOf(ctx.db, user.id)) await askIfRested(ctx, open)
  const account = await loadUser(ctx.db, user.id)
  const balanceFen = await ownBalance(ctx, ctx.db, account)
  const pendingFen = await sumRewards(ctx.db, user.id, 'PENDING')
  const proven = isProven(account)
  const newest = await listWithdrawals(ctx.db, user.id, NEWEST)
  return {
    ok: true,
    value: {
      balanceFen: Math.max(0, balanceFen),
      owedFen: Math.max(0, -balanceFen),
      pendingFen,
      withdrawableFen: ctx.gateways.transfers && proven ? withdrawableFen(balanceFen) : 0,
      leastFen: LEAST_WITHDRAWAL_FEN,
      isProven: proven,
      withdrawals: newest.map((each) => shown(ctx, user, each)),
    },
  }
}

/** The money can be accepted only in the app that sent it. */
function shown(ctx: Context, user: User, withdrawal: Withdrawal): Rewards['withdrawals'][number] {
  const { id: withdrawalId, amountFen, status, createdAt, packageInfo, appId } = withdrawal
  const mchId = ctx.gateways.transfers?.mchid
  const until = iso(createdAt + CONFIRM_MS)
  const waits = status === 'PROCESSING' && packageInfo !== null && mchId !== undefined
  const isHere = appId === payingApp(ctx, user, 'JSAPI')
  const confirm = waits && isHere ? { mchId, appId, package: packageInfo, until } : null
  return { withdrawalId, amountFen, status, at: iso(createdAt), confirm }
}

export async function fissionDetail(
  ctx: Context,
  user: User,
  { cursor }: RequestOf<typeof calls.fissionDetail>,
): Promise<Answer<ResponseOf<typeof calls.fissionDetail>>> {
  const { page, nextCursor } = await readPage(
    (limit) => listRewards(ctx.db, user.id, { cursor, limit }),
    ({ reward }) => reward.id,
  )
  const list = page.map(({ reward, applicantSealed }) => {
    const { id: rewardId, proposalId, cityCode, productCode, amountFen, status } = reward
    const product = ctx.catalogue.product(cityCode, productCode)
    return {
      rewardId,
      friendName: maskName(openApplicant(ctx.keys, { id: proposalId, applicantSealed }).name),
      productName: product?.page.productName ?? productCode,
      amountFen,
      status,
      at: iso(reward.boughtAt),
    }
  })
  return { ok: true, value: { list, nextCursor } }
}
