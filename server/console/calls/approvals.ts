import * as v from 'valibot'
import { approvalActs, approvalStates } from '@/domain/staff/approval'
import { defineConsoleCall } from './define'
import { cityCode, cursor, fen, id, instant, nextCursor, words } from './fields'

const approval = v.object({
  approvalId: id,
  act: v.picklist(approvalActs),
  status: v.picklist(approvalStates),
  /** The record: a refund, an account, or somebody on the staff. */
  subject: v.string(),
  cityCode: v.nullable(cityCode),
  userId: v.nullable(id),
  amountFen: v.nullable(fen),
  /** What is to be done, masked. */
  detail: v.record(v.string(), v.string()),
  reason: v.string(),
  askedBy: v.object({ staffId: id, name: v.string() }),
  askedAt: instant,
  expireAt: instant,
  decidedBy: v.nullable(v.object({ staffId: id, name: v.string() })),
  decidedAt: v.nullable(instant),
  /** Why it was declined, or why it could not be carried out. */
  outcome: v.nullable(v.string()),
  doneAt: v.nullable(instant),
  /** Whether this person may decide it: not their own, and with the right to do it themselves. */
  mayDecide: v.boolean(),
})
export type ShownApproval = v.InferOutput<typeof approval>

export const listApprovals = defineConsoleCall({
  name: 'listApprovals',
  permission: 'approval.read',
  kind: 'READ',
  summary: 'What waits for a second person, and what was decided, the newest first.',
  request: v.strictObject({
    status: v.optional(v.picklist(approvalStates)),
    cursor: v.optional(cursor),
  }),
  response: v.object({ list: v.array(approval), nextCursor }),
})

export const decideApproval = defineConsoleCall({
  name: 'decideApproval',
  permission: 'approval.decide',
  kind: 'ACT',
  stepUp: true,
  summary:
    'Approves or declines what another person asked for. Once it is approved the gateway carries it out, once.',
  request: v.strictObject({
    approvalId: id,
    decision: v.picklist(['APPROVE', 'DECLINE']),
    reason: words,
  }),
  /** DONE, FAILED (its record had changed), or APPROVED while it is being carried out. */
  response: approval,
  errors: ['NOT_FOUND', 'OWN_REQUEST', 'CONFLICT', 'NOT_ALLOWED_NOW'],
})
