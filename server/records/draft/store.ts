import type { SavedDraft } from '@/contract/draft'
import { DAY_MS } from '@/domain/time/day'
import type { Context } from '../../context/context'
import { ownerOf } from '../../context/keys'
import type { Db } from '../../db/client'
import type { OpenAccount } from '../account/open-account'
import { putDraft, type DraftKey } from './repo'

const VALID_MS = DAY_MS

/** The edit of a page that this draft is: the page, its number there, and its time (ms). */
export interface Edit {
  by: string
  number: number
  at?: number
}

/**
 * Stores a draft in place of the earlier draft for this product. `delegationId` says whose form it
 * is; without it the draft keeps its origin.
 */
export const storeDraft = (
  ctx: Context,
  db: Db,
  account: OpenAccount,
  { cityCode, productCode }: Omit<DraftKey, 'userId'>,
  kept: SavedDraft,
  { edit, delegationId }: { edit?: Edit | undefined; delegationId?: string | null } = {},
) =>
  putDraft(db, account, {
    cityCode,
    productCode,
    bodySealed: ctx.keys.seal(
      JSON.stringify({ ...kept, editedAt: edit?.at }),
      ownerOf(account.id),
      'draft',
    ),
    expireAt: ctx.clock.now() + VALID_MS,
    ...(edit && { editBy: edit.by, editNumber: edit.number }),
    ...(delegationId !== undefined && { delegationId }),
  })
