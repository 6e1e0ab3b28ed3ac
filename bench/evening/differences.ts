import { openDatabase } from '../../server/db/client'
import { reconcile } from '../../server/ledger/reconcile'

/** How many differences the ledger of a database has. One in which nobody bought counts as one. */
export async function differencesIn(DATABASE_URL: string): Promise<number> {
  const { db, close } = await openDatabase({ DATABASE_URL, DATA_DIR: '' })
  try {
    const { differences, payOrders } = await reconcile(db)
    return payOrders === 0 ? 1 : differences.length
  } finally {
    await close()
  }
}
