import { bodyOf, type AnswerOf, type RequestOf } from '@huimin/insurer-core'
import { localIso } from '../context/clock'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import type { Writes } from '../db/write-batch'
import {
  addInsurerRequests,
  insurerRequestsOf,
  stopEndorsing,
  updateInsurerRequest,
  type InsurerRequest,
} from '../records/insurer/repo'
import { heldUnder, lockPolicyOf } from '../records/policy/repo'
import { insurerOf } from '../records/proposal/insurers'
import { applicantNow } from './applicant-now'
import { stateOf } from './compare-views'
import { newRequest } from './queue'
import { openBody, sealBody } from './sealed-body'
import { SILENT_MS } from './silence'
import { digitsOf, endorseKeyOf, policyKeyOf } from './wire'

/** Corrections of a policy that a person made here, told to its core until it acknowledges. */

type Correction = RequestOf<'endorse'>

/**
 * Writes a request for each policy of this account whose applicant has the number that was replaced, in
 * the transaction that replaces it. Only cores that declare it are told. The account is locked, so no
 * core's answer is taken meanwhile: a policy has its number here, or its request waits for it.
 */
export async function queueContactChanges(
  ctx: Context,
  tx: Db,
  { userId, before, after }: { userId: string; before: string; after: string },
): Promise<void> {
  const held = (await heldUnder(tx, userId)).filter(({ proposal }) =>
    insurerOf(ctx, proposal)?.capabilities.endorse?.changes.includes('contact'),
  )
  const requests = await insurerRequestsOf(tx, [
    ...new Set(held.map(({ proposal }) => proposal.id)),
  ])
  for (const { policy, proposal } of held) {
    const { position, policyNo } = policy
    const core = insurerOf(ctx, proposal)?.core
    const own = requests.filter(
      (each) =>
        each.port === 'endorse' && each.proposalId === proposal.id && each.position === position,
    )
    const known = applicantNow(ctx, proposal, own, { withOpen: true }).mobile
    if (core === undefined || known !== digitsOf(before)) continue
    // The newest number counts, so an older correction is not sent any more.
    await stopEndorsing(tx, proposal.id, position)
    const key = endorseKeyOf(proposal.id, position, own.length + 1)
    const correction: Omit<Correction, 'policyNo'> = {
      ...{ key, policyKey: policyKeyOf(proposal.id, position) },
      change: { kind: 'contact', who: 'applicant', mobile: digitsOf(after) },
      requestedAt: localIso(ctx.clock.now()),
    }
    const about = { key, port: 'endorse' as const, core, position, no: policyNo }
    const text =
      policyNo === null
        ? JSON.stringify(correction)
        : bodyOf<'endorse'>({ ...correction, policyNo })
    const request = newRequest(ctx, proposal.id, about, text)
    await addInsurerRequests(tx, [
      policyNo === null ? { ...request, nextTryAt: null, alarmAt: null } : request,
    ])
  }
}

/** Sends the newest correction that waited for the number, in the transaction that takes the number. */
export async function sendWaitingChange(
  ctx: Context,
  writes: Writes,
  requests: readonly InsurerRequest[],
  policyNo: string,
): Promise<void> {
  const waiting = requests.filter(({ port, no }) => port === 'endorse' && no === null).at(-1)
  if (!waiting) return
  const { key } = waiting
  const correction = JSON.parse(openBody(ctx, waiting)) as Omit<Correction, 'policyNo'>
  const now = ctx.clock.now()
  await updateInsurerRequest(writes, key, {
    no: policyNo,
    bodySealed: sealBody(ctx, key, bodyOf<'endorse'>({ ...correction, policyNo })),
    ...{ nextTryAt: now, alarmAt: now + SILENT_MS },
  })
}

type Final = Exclude<AnswerOf<'endorse'>, { status: 'LATER' }>

/** Keeps what the core says of a correction. A refusal of a policy in force is for a person to look at. */
export const takeEndorsement = (ctx: Context, row: InsurerRequest, answer: Final): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const policy = await lockPolicyOf(tx, row.proposalId, row.position)
    await updateInsurerRequest(tx, row.key, {
      answer:
        answer.status === 'REFUSED'
          ? { status: answer.status, reason: answer.reason }
          : { status: answer.status, number: answer.endorsementNo },
      answeredAt: ctx.clock.now(),
      ...{ nextTryAt: null, alarmAt: null },
    })
    if (answer.status === 'REFUSED' && policy && stateOf(policy) === 'IN_FORCE')
      ctx.log.error(
        {
          ...{ alarm: 'INSURER_DIFFERS', proposalId: row.proposalId },
          ...{ reason: 'ENDORSEMENT_REFUSED', theirs: answer.reason.code },
        },
        'a core refuses a correction',
      )
  })
