import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { SavedDraft } from '@/contract/draft'
import { refuse, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import { lockOpenAccount } from '../records/account/open-account'
import { readDraft } from '../records/draft/read'
import { storeDraft } from '../records/draft/store'
import { savedField, savedPerson } from '../records/person/saved-person'

/**
 * Saves a draft. Complete values are stored as mask and token. A value that is still being typed
 * identifies nobody and is stored as it is.
 */
export async function saveDraft(
  ctx: Context,
  user: User,
  { cityCode, productCode, draft, edit }: RequestOf<typeof calls.saveDraft>,
): Promise<Answer<ResponseOf<typeof calls.saveDraft>>> {
  if (!ctx.catalogue.product(cityCode, productCode)) return refuse('PRODUCT_NOT_FOUND')
  const { mobile, ...applicant } = draft.applicant
  const owner = { keys: ctx.keys, userId: user.id }
  const kept: SavedDraft = {
    traceId: draft.traceId,
    ...(draft.health && { health: draft.health }),
    applicant: {
      ...savedPerson(owner, applicant),
      ...(mobile && { mobile: savedField(owner, 'mobile', mobile) }),
    },
    insurants: draft.insurants.map((insurant) => savedPerson(owner, insurant)),
  }
  return ctx.db.transaction(async (tx) => {
    const account = await lockOpenAccount(tx, user)
    if (!account) return refuse('AUTH_FAILED')
    await storeDraft(ctx, tx, account, { cityCode, productCode }, kept, { edit })
    return { ok: true, value: { draft: kept } }
  })
}

export async function getDraft(
  ctx: Context,
  user: User,
  product: RequestOf<typeof calls.getDraft>,
): Promise<Answer<ResponseOf<typeof calls.getDraft>>> {
  return { ok: true, value: { draft: (await readDraft(ctx, user, product)) ?? null } }
}

/**
 * Saves the health answers. If the stored draft belongs to another attempt (another evidence id), its
 * content is not used.
 */
export async function saveMedicalInfo(
  ctx: Context,
  user: User,
  { cityCode, productCode, traceId, health }: RequestOf<typeof calls.saveMedicalInfo>,
): Promise<Answer<ResponseOf<typeof calls.saveMedicalInfo>>> {
  const product = { cityCode, productCode }
  if (!ctx.catalogue.product(cityCode, productCode)) return refuse('PRODUCT_NOT_FOUND')
  return ctx.db.transaction(async (tx) => {
    const account = await lockOpenAccount(tx, user)
    if (!account) return refuse('AUTH_FAILED')
    const known = await readDraft({ ...ctx, db: tx }, user, product)
    const own = known?.traceId === traceId ? known : { traceId, applicant: {}, insurants: [] }
    if (health) await storeDraft(ctx, tx, account, product, { ...own, health })
    return { ok: true, value: { health: health ?? own.health ?? null } }
  })
}
