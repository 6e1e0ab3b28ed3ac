import type { ParsedRequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { maskName } from '@/domain/person/mask'
import { DAY_MS } from '@/domain/time/day'
import { refuse, type Answer } from '../context/answer'
import { iso } from '../context/clock'
import type { Context, User } from '../context/context'
import { publicOrigin } from '../context/origin'
import { drawCode } from '../context/qr-code'
import type { Db } from '../db/client'
import { confirmationOf } from '../records/insured/confirmation'
import { addLink, confirmationsOf, endLink, findOpenLink, type Link } from '../records/insured/repo'
import { openPerson } from '../records/person/person'
import { findPolicy } from '../records/policy/repo'
import { lockProposal, type InsurantRow } from '../records/proposal/repo'
import { linkToken } from './token'

/** Long enough for a parent who looks at the phone only at the weekend. */
const VALID_MS = 7 * DAY_MS

/**
 * Makes a confirmation link. Only the policyholder can ask for it, while the policy waits for
 * confirmation.
 */
export async function makeConfirmLink(
  ctx: Context,
  user: User,
  { policyId, renew }: ParsedRequestOf<typeof calls.makeConfirmLink>,
): Promise<Answer<ResponseOf<typeof calls.makeConfirmLink>>> {
  const row = await findPolicy(ctx.db, user.id, policyId)
  if (!row) return refuse('NOT_FOUND')
  const { proposal, insurant } = row
  const { state } = confirmationOf(ctx, row, await confirmationsOf(ctx.db, [proposal.id]))
  if (state !== 'TO_CONFIRM') return refuse('ORDER_STATE', { field: 'policyId', reason: state })
  const link = await ctx.db.transaction((tx) => takeLink(ctx, tx, { insurant, renew }))
  const token = linkToken(ctx, link)
  const { cityCode, productCode } = proposal
  const query = new URLSearchParams({ cityCode, productCode, token }).toString()
  const url = `${publicOrigin(ctx, user)}/insurant-confirmation-landing?${query}`
  const { name } = openPerson(ctx.keys, insurant)
  const insurantName = maskName(name)
  return {
    ok: true,
    value: { url, image: drawCode(url), token, expireAt: iso(link.expireAt), insurantName },
  }
}

/**
 * Gives the same link again if it is valid for at least another day, so that a link that was
 * already sent keeps working.
 */
async function takeLink(
  ctx: Context,
  tx: Db,
  { insurant, renew }: { insurant: InsurantRow; renew: boolean },
): Promise<Link> {
  await lockProposal(tx, insurant.proposalId)
  const now = ctx.clock.now()
  const known = await findOpenLink(tx, insurant)
  if (known && !renew && known.expireAt > now + DAY_MS) return known
  await endLink(tx, insurant, now)
  const { proposalId, position } = insurant
  const fresh = { proposalId, position, createdAt: now, expireAt: now + VALID_MS, endedAt: null }
  const link = { id: ctx.ids.next(), ...fresh }
  await addLink(tx, link)
  return link
}
