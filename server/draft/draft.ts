import * as v from 'valibot'
import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { savedDraft, type SavedDraft, type SavedField } from '@/contract/draft'
import type { Sensitive } from '@/contract/fields'
import { validate } from '@/domain/credential/credential'
import { checkMobile } from '@/domain/person/contact'
import { checkName } from '@/domain/person/name'
import { DAY_MS } from '@/domain/time/day'
import { refuse, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import { ownerOf } from '../context/keys'
import { findDraft, putDraft, type DraftKey } from '../records/draft/repo'
import { reveal } from '../records/person/read'
import { savedFor } from '../records/person/show'
import { hasBoughtSince } from '../records/proposal/repo'

const VALID_MS = DAY_MS

/** The draft as stored. It has the time (ms) of its last edit, if the page sent one. */
const storedDraft = v.object({ ...savedDraft.entries, editedAt: v.optional(v.number()) })

type Field = 'name' | 'credentialNo' | 'mobile'
type PersonDraft = {
  name?: Sensitive | undefined
  credentialNo?: Sensitive | undefined
  credentialType?: string | undefined
}

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
  const kept: SavedDraft = {
    traceId: draft.traceId,
    ...(draft.health && { health: draft.health }),
    applicant: {
      ...personOf(ctx, user, applicant),
      ...(mobile && { mobile: keep(ctx, user, 'mobile', mobile, isMobile) }),
    },
    insurants: draft.insurants.map((insurant) => personOf(ctx, user, insurant)),
  }
  await keepDraft(ctx, user, { cityCode, productCode }, kept, edit)
  return { ok: true, value: { draft: kept } }
}

/** Stores a draft in place of the earlier draft for this product. */
export const keepDraft = (
  ctx: Context,
  user: User,
  { cityCode, productCode }: Omit<DraftKey, 'userId'>,
  kept: SavedDraft,
  edit?: RequestOf<typeof calls.saveDraft>['edit'],
) =>
  putDraft(ctx.db, {
    userId: user.id,
    cityCode,
    productCode,
    bodySealed: ctx.keys.seal(
      JSON.stringify({ ...kept, editedAt: edit?.at }),
      ownerOf(user.id),
      'draft',
    ),
    expireAt: ctx.clock.now() + VALID_MS,
    ...(edit && { editBy: edit.by, editNumber: edit.number }),
  })

function personOf<P extends PersonDraft>(
  ctx: Context,
  user: User,
  person: P,
): Omit<P, 'name' | 'credentialNo'> & { name?: SavedField; credentialNo?: SavedField } {
  const { name, credentialNo, ...rest } = person
  const type = person.credentialType ?? '01'
  const isName = (value: string) => checkName({ value, type }).ok
  const isNumber = (value: string) => validate({ type, value }).ok
  return {
    ...rest,
    ...(name && { name: keep(ctx, user, 'name', name, isName) }),
    ...(credentialNo && {
      credentialNo: keep(ctx, user, 'credentialNo', credentialNo, isNumber),
    }),
  }
}

const isMobile = (value: string): boolean => checkMobile({ value }).ok

function keep(
  ctx: Context,
  user: User,
  field: Field,
  given: Sensitive,
  isComplete: (value: string) => boolean,
): SavedField {
  const plain = reveal(ctx.keys, user.id, field, given)
  // A token that was not made for this user gives no value, so the field is emptied.
  if (plain === undefined) return { encryptType: 1, value: '' }
  if (!isComplete(plain)) return { encryptType: 1, value: plain }
  return savedFor(ctx.keys, user.id, field, plain)
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
  const known = await readDraft(ctx, user, product)
  const own = known?.traceId === traceId ? known : { traceId, applicant: {}, insurants: [] }
  if (health) await keepDraft(ctx, user, product, { ...own, health })
  return { ok: true, value: { health: health ?? own.health ?? null } }
}

async function readDraft(
  ctx: Context,
  user: User,
  product: Omit<DraftKey, 'userId'>,
): Promise<SavedDraft | undefined> {
  const row = await findDraft(ctx.db, { userId: user.id, ...product }, ctx.clock.now())
  const text = row && ctx.keys.open(row.bodySealed, ownerOf(user.id), 'draft')
  // A draft that was stored by an older version and no longer fits the schema counts as no draft.
  const read = text === undefined ? undefined : v.safeParse(storedDraft, JSON.parse(text))
  if (!read?.success) return undefined
  const { editedAt, ...draft } = read.output
  const isOver =
    editedAt !== undefined &&
    (await hasBoughtSince(ctx.db, { userId: user.id, ...product, since: editedAt }))
  return isOver ? undefined : draft
}
