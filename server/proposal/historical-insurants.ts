import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { ProductId } from '@/contract/fields'
import type { HistoricalInsurant } from '@/contract/person'
import { addDays, dayOf, startOfDayMs } from '@/domain/time/day'
import { refuse, type Answer } from '../context/answer'
import { iso } from '../context/clock'
import type { Context, User } from '../context/context'
import { findUser } from '../records/account/user-repo'
import { openPerson } from '../records/person/person'
import { showHistorical } from '../records/person/show'
import { findProposal, forgetInsurant, pastInsurants } from '../records/proposal/repo'
import { isStanding } from '../records/transition/status'

/** Lists every person whom this user has insured, each credential once, with the newest data. */
export async function listHistoricalInsurants(
  ctx: Context,
  user: User,
  { cityCode, productCode }: RequestOf<typeof calls.listHistoricalInsurants>,
): Promise<Answer<ResponseOf<typeof calls.listHistoricalInsurants>>> {
  const { people, together } = await everybody(ctx, user, { cityCode, productCode })
  return { ok: true, value: { list: [...people.values()], together } }
}

export async function getInsurantDetail(
  ctx: Context,
  user: User,
  { insurantId, cityCode, productCode }: RequestOf<typeof calls.getInsurantDetail>,
): Promise<Answer<HistoricalInsurant>> {
  const last = await findProposal(ctx.db, user.id, insurantId.replace(/-\d+$/, ''))
  const found =
    last &&
    (await findIn(ctx, user, insurantId, {
      cityCode: cityCode ?? last.cityCode,
      productCode: productCode ?? last.productCode,
    }))
  return found ? { ok: true, value: found[1] } : refuse('NOT_FOUND')
}

/** Removes a person from this list. The user can remove only people of their own orders. */
export async function deleteInsurant(
  ctx: Context,
  user: User,
  { insurantId }: RequestOf<typeof calls.deleteInsurant>,
): Promise<Answer<Record<string, never>>> {
  const found = await findIn(ctx, user, insurantId)
  if (!found) return refuse('NOT_FOUND')
  await forgetInsurant(ctx.db, user.id, found[0], ctx.clock.now())
  return { ok: true, value: {} }
}

const findIn = async (ctx: Context, user: User, insurantId: string, of?: ProductId) =>
  [...(await everybody(ctx, user, of)).people].find(([, one]) => one.insurantId === insurantId)

/**
 * The people by the hash of their credential, and the ids of those who were insured together in the
 * newest paid order.
 */
async function everybody(
  ctx: Context,
  user: User,
  of?: ProductId,
): Promise<{ people: Map<string, HistoricalInsurant>; together: string[] }> {
  const now = ctx.clock.now()
  const account = await findUser(ctx.db, user.id)
  const rows = await pastInsurants(ctx.db, user.id, account?.consentWithdrawnAt ?? 0)
  const people = new Map<string, HistoricalInsurant>()
  for (const { insurant, proposal, policy } of rows) {
    const known = people.get(insurant.credentialHash)
    const entry = known ?? shown(ctx, user, insurant)
    const sameProduct =
      proposal.cityCode === of?.cityCode && proposal.productCode === of.productCode
    const isInsured = policy !== null && isStanding(ctx, policy)
    if (sameProduct && isInsured && proposal.expireOn >= dayOf(now)) {
      entry.curInsureStatus = 'INSURED'
      entry.expireTime = proposal.expireOn
      // This is the last millisecond of that day.
      entry.expireAt = iso(startOfDayMs(addDays(proposal.expireOn, 1)) - 1)
    } else if (
      sameProduct &&
      policy === null &&
      proposal.expireAt > now &&
      entry.curInsureStatus === 'NONE'
    ) {
      entry.curInsureStatus = 'UNPAID'
      entry.expireTime = iso(proposal.expireAt)
      entry.expireAt = entry.expireTime
    }
    people.set(insurant.credentialHash, entry)
  }
  const newest = rows.find(({ policy }) => policy !== null)?.proposal.id
  const together = rows
    .filter(({ proposal }) => proposal.id === newest)
    .flatMap(({ insurant }) => people.get(insurant.credentialHash)?.insurantId ?? [])
  return { people, together }
}

type Row = Awaited<ReturnType<typeof pastInsurants>>[number]['insurant']

function shown(ctx: Context, user: User, row: Row): HistoricalInsurant {
  return {
    ...showHistorical(ctx.keys, user.id, openPerson(ctx.keys, row)),
    insurantId: `${row.proposalId}-${row.position}`,
    relationType: row.relationType,
    curInsureStatus: 'NONE',
    expireTime: null,
    expireAt: null,
  }
}
