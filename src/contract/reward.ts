import * as v from 'valibot'
import { rewardStates, withdrawalStates } from '@/domain/share/reward-states'
import { defineCall, type ResponseOf } from './call'
import { day, fen, id, instant, product } from './fields'
import { knownOnly } from './known-only'

/** Sharing with rewards (specification section 7, activity and fission); it gives no addresses. */
const prefix = '/api/c/city-insur-activity/'

export const canJoinActivity = defineCall({
  cmd: 'canJoinActivity',
  prefix,
  access: 'visitor',
  summary: 'Whether sharing this product is rewarded now, with how much, and until when.',
  request: v.strictObject(product),
  response: v.object({
    canJoin: v.boolean(),
    /** For each friend whose policy is in force; 0 where nothing is rewarded. */
    rewardFen: fen,
    /** The last day; null where nothing is rewarded. */
    endOn: v.nullable(day),
  }),
  errors: ['PRODUCT_NOT_FOUND'],
})
export type Activity = ResponseOf<typeof canJoinActivity>

export const fissionIndex = defineCall({
  cmd: 'fissionIndex',
  prefix,
  access: 'user',
  summary: 'What sharing one product has brought so far.',
  request: v.strictObject(product),
  response: v.object({
    /** Who came by a link of this person. */
    friends: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    /** Promised and not earned yet, as `pendingFen` of `getRewards`. */
    pendingFen: fen,
    earnedFen: fen,
  }),
  errors: ['PRODUCT_NOT_FOUND'],
})
export type SharedSoFar = ResponseOf<typeof fissionIndex>

export const initRelation = defineCall({
  cmd: 'initRelation',
  prefix,
  access: 'user',
  idempotent: true,
  summary: 'Remembers by whose link this person came to a product; the first one counts.',
  request: v.strictObject({ shareWtagid: id }),
  response: v.object({
    /** False for one's own link, and where somebody else was first. */
    related: v.boolean(),
  }),
  errors: ['NOT_FOUND'],
})

const withdrawalShown = v.object({
  withdrawalId: id,
  amountFen: fen,
  status: v.picklist(withdrawalStates),
  at: instant,
  /** WeChat waits until the person takes the money: what its page is opened with. */
  confirm: v.nullable(
    v.object({ mchId: v.string(), appId: v.string(), package: v.string(), until: instant }),
  ),
})
export type Withdrawal = v.InferOutput<typeof withdrawalShown>

/** `index` of the specification. */
export const getRewards = defineCall({
  cmd: 'index',
  prefix,
  access: 'user',
  summary: 'The balance of all rewards, what may be withdrawn of it, and what was.',
  request: v.strictObject({}),
  response: v.object({
    balanceFen: fen,
    /** Friends have bought; their cover is still to begin, or the person to prove who they are. */
    pendingFen: fen,
    /** Taken back after it was withdrawn: the next rewards make up for it. */
    owedFen: fen,
    /** At once. */
    withdrawableFen: fen,
    leastFen: fen,
    /** Whether the person has proven who they are: before, nothing is earned or withdrawn. */
    isProven: v.boolean(),
    /** The newest, newest first. */
    withdrawals: knownOnly(withdrawalShown),
  }),
})
export type Rewards = ResponseOf<typeof getRewards>

const rewardShown = v.object({
  rewardId: id,
  /** Masked. */
  friendName: v.string(),
  productName: v.string(),
  amountFen: fen,
  status: v.picklist(rewardStates),
  at: instant,
})
export type Reward = v.InferOutput<typeof rewardShown>

export const fissionDetail = defineCall({
  cmd: 'fissionDetail',
  prefix,
  access: 'user',
  summary: 'Reward by reward: for whom, how much, and how it stands.',
  request: v.strictObject({ cursor: v.optional(id) }),
  response: v.object({ list: knownOnly(rewardShown), nextCursor: v.nullable(id) }),
})

const withdrawing = {
  prefix,
  access: 'user',
  idempotent: true,
  summary: 'Withdraws a part of the balance to WeChat; below zero it never goes.',
  request: v.strictObject({ amountFen: fen }),
  response: v.object({ withdrawalId: id, amountFen: fen }),
  // Of BAD_REQUEST, `extra.rule` says which limit: AMOUNT, BALANCE or DAY.
  errors: ['PAYER_UNKNOWN', 'PAY_TYPE_UNAVAILABLE', 'REALNAME_REQUIRED'],
} as const

export const withdraw = defineCall({ cmd: 'withdraw', ...withdrawing })

/** The same under the other name of the specification. */
export const withdrawRedpacket = defineCall({
  cmd: 'withdrawRedpacket',
  ...withdrawing,
  deprecated: true,
})
