import type { StatesOf } from '../base/state-table'

/**
 * State table of what needs two people. One asks, another one decides, and the gateway carries it out
 * once. It is separate from those of orders, which the first pages load.
 */
const approval = {
  ASKED: { approve: 'APPROVED', decline: 'DECLINED', expire: 'EXPIRED' },
  // The gateway may be killed here. A job carries out what stands here.
  APPROVED: { carryOut: 'DONE', fail: 'FAILED' },
  DECLINED: {},
  EXPIRED: {},
  DONE: {},
  // It was refused when it was carried out, because its record had changed meanwhile.
  FAILED: {},
} as const

export const approvalMachines = { approval } as const

export type ApprovalState = StatesOf<typeof approval>
export const approvalStates = [
  'ASKED',
  'APPROVED',
  'DECLINED',
  'EXPIRED',
  'DONE',
  'FAILED',
] as const

/** What needs a second person. */
export const approvalActs = [
  'RESTART_REFUND',
  'SETTLE_REFUND',
  'REVOKE_ORDER',
  'CORRECT_MOBILE',
  'ADD_STAFF',
  'CHANGE_STAFF',
  'RENEW_STAFF',
] as const
export type ApprovalAct = (typeof approvalActs)[number]

/** How long it waits for the second person, in ms. */
export const APPROVAL_LASTS_MS = 24 * 3_600_000
