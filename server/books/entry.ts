import type { Context } from '../context'
import type { Db } from '../db/client'
import { addEntries, type NewEntry } from './repo'

type What = Pick<NewEntry, 'kind' | 'payOrderId' | 'reference' | 'amountFen'> &
  Partial<Pick<NewEntry, 'occurredAt'>>

/** Writes down what money moved, in the transaction of what follows from it. */
export async function book(ctx: Context, tx: Db, ...moved: readonly What[]): Promise<void> {
  const at = ctx.clock.now()
  await addEntries(
    tx,
    moved.map(({ occurredAt = at, ...what }) => ({ ...what, id: ctx.ids.next(), at, occurredAt })),
  )
}
