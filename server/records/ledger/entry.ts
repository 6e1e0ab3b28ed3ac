import type { Context } from '../../context/context'
import type { Db } from '../../db/client'
import type { PayOrder } from '../pay/repo'
import { addEntries, type NewEntry } from './repo'

type What = Pick<NewEntry, 'kind' | 'reference' | 'amountFen'> &
  Partial<Pick<NewEntry, 'occurredAt'>>

/** Writes down what money of an order moved, in the transaction of what follows from it. */
export async function addLedgerEntries(
  ctx: Context,
  tx: Db,
  { id: payOrderId, provider }: Pick<PayOrder, 'id' | 'provider'>,
  ...moved: readonly What[]
): Promise<void> {
  const at = ctx.clock.now()
  await addEntries(
    tx,
    moved.map(({ occurredAt = at, ...what }) => ({
      ...what,
      id: ctx.ids.next(),
      payOrderId,
      provider,
      at,
      occurredAt,
    })),
  )
}
