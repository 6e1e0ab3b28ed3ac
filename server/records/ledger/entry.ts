import type { Context } from '../../context/context'
import type { Writes } from '../../db/write-batch'
import type { PayOrder } from '../pay/repo'
import { addEntries, type NewEntry } from './repo'

type What = Pick<NewEntry, 'kind' | 'reference' | 'amountFen'> &
  Partial<Pick<NewEntry, 'occurredAt'>>

/**
 * Writes the ledger entries of a pay order, in the transaction of the states that follow from them.
 * Amounts are in fen. `occurredAt` (ms) is the time at the provider; without it the present time
 * counts.
 */
export async function addLedgerEntries(
  ctx: Context,
  db: Writes,
  { id: payOrderId, provider }: Pick<PayOrder, 'id' | 'provider'>,
  ...moved: readonly What[]
): Promise<void> {
  const at = ctx.clock.now()
  await addEntries(
    db,
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
