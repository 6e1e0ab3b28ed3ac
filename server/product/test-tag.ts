import { createHash } from 'node:crypto'
import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { Answer } from '../context/answer'
import type { Context, User, Visitor } from '../context/context'

type Tag = ResponseOf<typeof calls.getTestTag>

const DEFAULT = 'default'

/** Drawn from account and component together: the same every time, and fair over all accounts. */
export async function getTestTag(
  ctx: Context,
  user: User,
  { componentId }: RequestOf<typeof calls.getTestTag>,
): Promise<Answer<Tag>> {
  const sides = ctx.catalogue.comparison(componentId)
  const drawn = createHash('sha256').update(`${componentId} ${user.id}`).digest().readUInt32BE()
  return { ok: true, value: { featureValue: sides[drawn % sides.length] ?? DEFAULT } }
}

/** Nobody is compared who cannot be told from others. */
export async function getVisitorTestTag(
  _ctx: Context,
  _visitor: Visitor,
  _data: RequestOf<typeof calls.getVisitorTestTag>,
): Promise<Answer<Tag>> {
  return { ok: true, value: { featureValue: DEFAULT } }
}
