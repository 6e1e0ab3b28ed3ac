import type { Context } from '../context'
import type { Db } from '../db/client'
import { addEntry, type NewEntry } from './repo'

type What = Pick<NewEntry, 'kind' | 'payOrderId' | 'reference' | 'amountFen'>

/** Writes down what money moved, in the transaction of what follows from it. */
export async function book(
  ctx: Context,
  tx: Db,
  what: What,
  occurredAt = ctx.clock.now(),
): Promise<void> {
  await addEntry(tx, { ...what, id: ctx.ids.next(), at: ctx.clock.now(), occurredAt })
}
