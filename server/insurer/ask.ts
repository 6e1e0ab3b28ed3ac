import * as v from 'valibot'
import {
  issueRequest,
  cancellationRequest,
  endorsementRequest,
  type AnswerOf,
  type Outcome,
} from '@huimin/insurer-core'
import type { Context } from '../context/context'
import type { InsurerCore } from '../gateways/insurer/port'
import { updateInsurerRequest, type DueRequest, type InsurerRequest } from '../records/insurer/repo'
import { insurerOf } from '../records/proposal/insurers'
import { takeEndorsement } from './endorse'
import { openBody } from './sealed-body'
import { endSilence, tellSilence } from './silence'
import { takeCancellation } from './take-cancellation'
import { giveUp, takeIssued, takeRefused } from './take-issue'

const SECOND_MS = 1000
const LONGEST_PAUSE_MS = 30 * 60 * SECOND_MS

/** The pause before the next try: a second first, twice as long each time, half an hour at most. */
export const pauseAfter = (tries: number): number =>
  Math.min(LONGEST_PAUSE_MS, SECOND_MS * 2 ** Math.min(tries, 20))

/**
 * Sends a request to its core, and takes what the core says. The next try is written before the request
 * is sent, so that a gateway that dies meanwhile leaves a request that is sent again.
 */
export async function askInsurer(ctx: Context, row: DueRequest): Promise<void> {
  const now = ctx.clock.now()
  const core = ctx.gateways.insurers?.[row.core]
  await tellSilence(ctx, row, { now, hasSettings: core !== undefined })
  await updateInsurerRequest(ctx.db, row.key, {
    tries: row.tries + 1,
    nextTryAt: nextTry(row, now, pauseAfter(row.tries)),
  })
  const text = openBody(ctx, row)
  if (row.port === 'issue') await askIssue(ctx, row, { core, text, now })
  else if (row.port === 'cancel') await askCancellation(ctx, row, { core, text })
  else await askEndorsement(ctx, row, { core, text })
}

interface Sending {
  core: InsurerCore | undefined
  text: string
}

const nextTry = ({ giveUpAt }: InsurerRequest, now: number, pauseMs: number): number =>
  giveUpAt !== null && giveUpAt > now ? Math.min(now + pauseMs, giveUpAt) : now + pauseMs

/** The product's own limit for a port, where it has one. */
const limitOf = (ctx: Context, row: DueRequest, port: InsurerRequest['port']): number | undefined =>
  insurerOf(ctx, row)?.capabilities[port]?.timeLimitMs

async function askIssue(
  ctx: Context,
  row: DueRequest,
  { core, text, now }: Sending & { now: number },
): Promise<void> {
  const request = v.parse(issueRequest, JSON.parse(text))
  const question = { request, sentBefore: text }
  const told = await core?.ask('issue', question, limitOf(ctx, row, 'issue'))
  if (told?.kind === 'ANSWER' && told.answer.status !== 'ACCEPTED_LATER') await endSilence(ctx, row)
  if (told?.kind === 'ANSWER' && told.answer.status === 'ISSUED')
    return void (await takeIssued(ctx, row, told.answer, request))
  if (told?.kind === 'ANSWER' && told.answer.status === 'REFUSED')
    return void (await takeRefused(ctx, row, told.answer))
  // Without a number when its time is over: whatever the core did, it takes it back.
  if (row.giveUpAt !== null && row.giveUpAt <= now) return void (await giveUp(ctx, row))
  await putOff(ctx, row, told)
}

async function askCancellation(
  ctx: Context,
  row: DueRequest,
  { core, text }: Sending,
): Promise<void> {
  const request = v.parse(cancellationRequest, JSON.parse(text))
  const question = { no: row.no ?? '', request, sentBefore: text }
  const told = await core?.ask('cancel', question, limitOf(ctx, row, 'cancel'))
  if (told?.kind === 'ANSWER' && told.answer.status !== 'LATER') {
    await endSilence(ctx, row)
    return takeCancellation(ctx, row, request, told.answer)
  }
  await putOff(ctx, row, told)
}

async function askEndorsement(
  ctx: Context,
  row: DueRequest,
  { core, text }: Sending,
): Promise<void> {
  const request = v.parse(endorsementRequest, JSON.parse(text))
  const question = { no: row.no ?? '', request, sentBefore: text }
  const told = await core?.ask('endorse', question, limitOf(ctx, row, 'endorse'))
  if (told?.kind === 'ANSWER' && told.answer.status !== 'LATER') {
    await endSilence(ctx, row)
    return takeEndorsement(ctx, row, told.answer)
  }
  await putOff(ctx, row, told)
}

/** The core named a time, or does not take the request, which an engineer has to look at. */
async function putOff(
  ctx: Context,
  row: InsurerRequest,
  told: Outcome<AnswerOf<'issue' | 'cancel' | 'endorse'>> | undefined,
): Promise<void> {
  const now = ctx.clock.now()
  if (told?.kind === 'ANSWER' && 'askAgainAfterSeconds' in told.answer) {
    const pauseMs = told.answer.askAgainAfterSeconds * SECOND_MS
    await updateInsurerRequest(ctx.db, row.key, { nextTryAt: nextTry(row, now, pauseMs) })
  } else if (told?.kind === 'NOT_TAKEN') {
    const { proposalId } = row
    const reason = `${row.port} ${told.status} ${told.error.error}`
    ctx.log.error(
      { alarm: 'INSURER_NOT_TAKEN', proposalId, reason },
      'a core does not take a request',
    )
    const nextTryAt = nextTry(row, now, LONGEST_PAUSE_MS)
    await updateInsurerRequest(ctx.db, row.key, { nextTryAt })
  }
}
