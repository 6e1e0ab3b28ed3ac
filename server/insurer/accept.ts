import { maskName } from '@/domain/person/mask'
import { refuse, type Refusal } from '../context/answer'
import type { Context } from '../context/context'
import type { InsurerCore } from '../gateways/insurer/port'
import { openPerson } from '../records/person/person'
import { renewedNumbers } from '../records/policy/continued'
import { insurerOf } from '../records/proposal/insurers'
import { insurantsOf, type Proposal } from '../records/proposal/repo'
import { acceptanceRequestOf, healthOf, type Sold } from './wire'

/**
 * Asks the insurer's core for each person before the order is paid, where the product declares it. Nothing
 * is kept of it. Answers the refusal, with the insurer's reasons for people to read; undefined where the
 * order may be paid. Without an answer the product decides.
 */
export async function refusedByInsurer(
  ctx: Context,
  proposal: Proposal,
): Promise<Refusal | undefined> {
  const insurer = insurerOf(ctx, proposal)
  const accept = insurer?.capabilities.accept
  if (!insurer || !accept) return undefined
  const core = ctx.gateways.insurers?.[insurer.core]
  const health = await healthOf(ctx.db, proposal)
  const renewedBy = await renewedNumbers(ctx, ctx.db, proposal)
  const people = await insurantsOf(ctx.db, [proposal.id])
  const told = await Promise.all(
    people.map(async (row) => {
      const sold = { proposal, row, health, renewalOf: renewedBy(row) }
      return core ? askOne(ctx, core, sold, accept.timeLimitMs) : undefined
    }),
  )
  const reasons = told.flatMap((answer) => (answer?.refused === undefined ? [] : answer.refused))
  if (reasons.length > 0) return refuse('INSURER_REFUSES', { message: reasons.join('\n') })
  const isSilent = told.some((answer) => answer === undefined)
  return isSilent && accept.withoutAnswer === 'CLOSED' ? refuse('INSURER_AWAY') : undefined
}

/** What the core says of one person; undefined without an answer. */
async function askOne(
  ctx: Context,
  core: InsurerCore,
  sold: Sold,
  timeLimitMs: number | undefined,
): Promise<{ refused?: string } | undefined> {
  const told = await core.ask('accept', { request: acceptanceRequestOf(ctx, sold) }, timeLimitMs)
  if (told.kind === 'NOT_TAKEN') {
    const { id: proposalId } = sold.proposal
    const reason = `accept ${told.status} ${told.error.error}`
    ctx.log.error(
      { alarm: 'INSURER_NOT_TAKEN', proposalId, reason },
      'a core does not take a request',
    )
  }
  if (told.kind !== 'ANSWER') return undefined
  if (told.answer.status === 'ACCEPTED') return {}
  const { name } = openPerson(ctx.keys, sold.row)
  return { refused: `${maskName(name)}：${told.answer.reason.text}` }
}
