import * as v from 'valibot'
import { rewardStates, withdrawalStates } from '@/domain/share/reward'
import { defineCall, type ResponseOf } from './call'
import { day, fen, id, instant, product, knownOnly } from './fields'

/** Rewards for sharing. Their addresses are ours. */
const prefix = '/api/c/city-insur-activity/'

export const canJoinActivity = defineCall({
  cmd: 'canJoinActivity',
  prefix,
  access: 'visitor',
  summary: 'Whether sharing this product is rewarded now, with how much, and until when.',
  request: v.strictObject(product),
  response: v.object({
    canJoin: v.boolean(),
    /** Reward in fen for each friend whose policy is in force; 0 if there is none. */
    rewardFen: fen,
    /** The last day of the activity; null if there is none. */
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
    /** Number of visitors who came by this user's link. */
    friends: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    /** Promised and not yet earned, like `pendingFen` of `getRewards`. */
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
    /** False for the user's own link, and if another link came first. */
    related: v.boolean(),
  }),
  errors: ['NOT_FOUND'],
})

const withdrawalShown = v.object({
  withdrawalId: id,
  amountFen: fen,
  status: v.picklist(withdrawalStates),
  at: instant,
  /** WeChat waits until the user accepts the money. These values open its page. */
  confirm: v.nullable(
    v.object({ mchId: v.string(), appId: v.string(), package: v.string(), until: instant }),
  ),
})
export type Withdrawal = v.InferOutput<typeof withdrawalShown>

/** The call `index`: the state of the user's rewards. */
export const getRewards = defineCall({
  cmd: 'index',
  prefix,
  access: 'user',
  summary: 'The balance of all rewards, what may be withdrawn of it, and what was.',
  request: v.strictObject({}),
  response: v.object({
    balanceFen: fen,
    /** Friends have bought, but their cover has not begun or the user is not verified yet. */
    pendingFen: fen,
    /**
     * Rewards that were cancelled after their withdrawal. The next rewards are set off against it.
     */
    owedFen: fen,
    /** The greatest amount (fen) of one withdrawal. */
    withdrawableFen: fen,
    leastFen: fen,
    /**
     * Whether the user passed real-name verification. Without it no reward is earned or withdrawn.
     */
    isProven: v.boolean(),
    /** The latest withdrawals, newest first. */
    withdrawals: knownOnly(withdrawalShown),
  }),
})
export type Rewards = ResponseOf<typeof getRewards>

const rewardShown = v.object({
  rewardId: id,
  /** Masked name. */
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
  // For BAD_REQUEST, `extra.code` names the limit: AMOUNT, BALANCE or DAY.
  errors: ['PAYER_UNKNOWN', 'PAY_TYPE_UNAVAILABLE', 'REALNAME_REQUIRED'],
} as const

export const withdraw = defineCall({ cmd: 'withdraw', ...withdrawing })

/** The same call under its second name. */
export const withdrawRedpacket = defineCall({
  cmd: 'withdrawRedpacket',
  ...withdrawing,
  deprecated: true,
})

export const joinActivity = defineCall({
  cmd: 'joinActivity',
  prefix: '/api/c/city-insur-core/',
  access: 'user',
  idempotent: true,
  summary: 'Joins those who share a product; answers the mark that their links carry.',
  request: v.strictObject(product),
  response: v.object({ shareWtagid: id, joinedAt: instant }),
  errors: ['PRODUCT_NOT_FOUND'],
})

export const shareCalls = {
  canJoinActivity,
  fissionIndex,
  initRelation,
  getRewards,
  fissionDetail,
  withdraw,
  withdrawRedpacket,
  joinActivity,
}
