import type { Keys } from '../context/keys'
import type { Db } from '../db/client'
import { places, type Place } from '../records/key-rotation/places'
import { resealRow, sealedRows } from '../records/key-rotation/repo'

const BATCH = 200

/**
 * Seals all values again with the current key, while gateways are running. Afterwards the older
 * keys can be removed. It may be stopped and started again at any time. Answers the number of
 * values that were sealed again. Throws if a value does not open.
 */
export async function rekey(db: Db, keys: Keys): Promise<number> {
  let count = 0
  for (const place of places) count += await rekeyPlace(db, keys, place)
  return count
}

async function rekeyPlace(db: Db, keys: Keys, place: Place): Promise<number> {
  let count = 0
  let after: string | undefined
  for (;;) {
    const wanted = { prefix: keys.prefix, negate: true, limit: BATCH, ...(after && { after }) }
    const rows = await sealedRows(db, place, wanted)
    for (const row of rows) {
      const plain = keys.open(row.sealed, row.owner, place.field)
      if (plain === undefined)
        throw new Error(`${place.table}.${place.column} does not open: is an older key missing?`)
      await resealRow(db, place, row, keys.seal(plain, row.owner, place.field))
      count += 1
    }
    after = rows.at(-1)?.at
    if (rows.length < BATCH) return count
  }
}
