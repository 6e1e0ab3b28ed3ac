import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { AgreedText } from '@/contract/fields'
import { agreedText } from '../context/agreed-text'
import { refuse, type Answer } from '../context/answer'
import { iso } from '../context/clock'
import type { Context, User } from '../context/context'
import type { Db } from '../db/client'
import { recordStep, evidenceOfProposal } from '../records/evidence/steps'
import type { OpenUser } from '../records/idempotency/idempotency'
import { confirmationOf } from '../records/insured/confirmation'
import {
  addConfirmation,
  confirmationsOf,
  policyAt,
  type CoveredRow,
} from '../records/insured/repo'
import { lockProposal } from '../records/proposal/repo'
import { isNamed, obstacleFor, readNamed, withNamed } from './identity'
import { openToken, type Opened } from './token'

type Wanted = RequestOf<typeof calls.accreditInsurant>
type Confirmed = ResponseOf<typeof calls.accreditInsurant>

/**
 * Checks that this account may confirm and knows name and number of the insured person, unless it has
 * already given them to find the policy. It runs before the transaction, because a refused try must
 * stay counted.
 */
export async function proveInsurant(
  ctx: Context,
  user: User,
  { token, who }: Wanted,
): Promise<Answer<null>> {
  const opened = await openToken(ctx, ctx.db, user, token)
  const row = opened && (await policyAt(ctx.db, opened))
  if (!row) return refuse('NOT_FOUND')
  const obstacle = await obstacleFor(ctx, ctx.db, user, row)
  if (obstacle) return refuse('ORDER_STATE', { field: 'token', reason: obstacle })
  if (opened.provenFor === user.id) return { ok: true, value: null }
  return withNamed(ctx, user, async () => {
    const named = who && readNamed(ctx, user, who)
    const isFound = named !== undefined && isNamed(ctx, row.insurant, named)
    return { isFound, answer: isFound ? { ok: true, value: null } : refuse('REALNAME_MISMATCH') }
  })
}

/**
 * Records the confirmation of an insured person once, append-only, and also in the hash-chained
 * sales evidence. A repeated call answers the time of the first confirmation. Refuses an outdated
 * text with NOTICE_CHANGED. `proveInsurant` has checked name and number.
 */
export async function accreditInsurant(
  ctx: Context,
  tx: Db,
  user: OpenUser,
  { token, textHash }: Wanted,
): Promise<Answer<Confirmed>> {
  const opened = await openToken(ctx, tx, user, token)
  // The proposal is locked before it is read, so that two confirmations at the same time count as
  // one.
  const proposal = opened && (await lockProposal(tx, opened.proposalId))
  const row = proposal && (await policyAt(tx, opened))
  if (!row) return refuse('NOT_FOUND')
  const obstacle = await obstacleFor(ctx, tx, user, row)
  if (obstacle) return refuse('ORDER_STATE', { field: 'token', reason: obstacle })
  const { state, confirmedAt } = confirmationOf(ctx, row, await confirmationsOf(tx, [proposal.id]))
  if (confirmedAt !== null) return { ok: true, value: { confirmedAt } }
  if (state !== 'TO_CONFIRM') return refuse('ORDER_STATE', { field: 'token', reason: state })
  const statement = agreedText(ctx, 'insurant-confirmation')
  if (textHash !== statement.textHash) return refuse('NOTICE_CHANGED')
  return { ok: true, value: await write(ctx, tx, user, { opened, row, statement }) }
}

async function write(
  ctx: Context,
  tx: Db,
  user: OpenUser,
  {
    opened: { linkId },
    row: { proposal, insurant },
    statement,
  }: { opened: Opened; row: CoveredRow; statement: AgreedText },
): Promise<Confirmed> {
  const at = ctx.clock.now()
  const { proposalId, position } = insurant
  const id = ctx.ids.next()
  const { version: textVersion, textHash } = statement
  const { ip } = user
  await addConfirmation(tx, user, {
    ...{ id, proposalId, position, linkId },
    ...{ textVersion, textHash, ip, at },
  })
  const trace = await evidenceOfProposal(tx, proposal)
  if (trace)
    await recordStep(ctx, tx, trace, {
      type: 'INSURED',
      pageId: 'insurant-confirmation',
      pageVersion: textVersion,
      textHash,
      detail: { proposalId, position: String(position), userId: user.id, confirmationId: id },
    })
  return { confirmedAt: iso(at) }
}
