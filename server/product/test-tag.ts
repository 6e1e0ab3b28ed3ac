import { createHash } from 'node:crypto'
import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { Answer } from '../context/answer'
import type { Context, User, Visitor } from '../context/context'

type Tag = ResponseOf<typeof calls.getTestTag>

const DEFAULT = 'default'

/**
 * Draws the variant from a hash of component and account, so that an account always gets the same
 * one and all variants get an equal share.
 */
export async function getTestTag(
  ctx: Context,
  user: User,
  { componentId }: RequestOf<typeof calls.getTestTag>,
): Promise<Answer<Tag>> {
  const sides = ctx.catalogue.comparison(componentId)
  const drawn = createHash('sha256').update(`${componentId} ${user.id}`).digest().readUInt32BE()
  return { ok: true, value: { featureValue: sides[drawn % sides.length] ?? DEFAULT } }
}

/** A visitor without a login always gets the default, because there is no account to draw by. */
export async function getVisitorTestTag(
  _ctx: Context,
  _visitor: Visitor,
  _data: RequestOf<typeof calls.getVisitorTestTag>,
): Promise<Answer<Tag>> {
  return { ok: true, value: { featureValue: DEFAULT } }
}
