import * as v from 'valibot'
import { savedDraft, type SavedDraft } from '@/contract/draft'
import type { Context, User } from '../../context/context'
import { ownerOf } from '../../context/keys'
import { hasBoughtSince } from '../proposal/repo'
import { findDraft, type DraftKey } from './repo'

/** The draft as stored. It has the time (ms) of its last edit, if the page sent one. */
const storedDraft = v.object({ ...savedDraft.entries, editedAt: v.optional(v.number()) })

/** The draft of a user; undefined where there is none, or where it was bought since. */
export async function readDraft(
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
