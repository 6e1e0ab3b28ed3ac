import type { Clock } from '../context/clock'
import type { Keys } from '../context/keys'
import type { Db } from '../db/client'
import { places, type Place } from '../records/key-rotation/places'
import { resealRow, sealedRows, type SealedRow } from '../records/key-rotation/repo'
import { logAct } from '../records/staff/log'

const BATCH = 200

/**
 * Seals all values again with the current key, while gateways are running. Afterwards the older
 * keys can be removed. It may be stopped and started again at any time. Answers the number of
 * values that were sealed again. Throws if a value does not open.
 */
export async function rekey(
  db: Db,
  keys: Keys,
  clock: Clock = { now: () => Date.now() },
): Promise<number> {
  const ctx = { db, keys, clock }
  let count = 0
  for (const place of places) count += await rekeyPlace(ctx, place)
  return count
}

interface Rekeying {
  db: Db
  keys: Keys
  clock: Clock
}

async function rekeyPlace(ctx: Rekeying, place: Place): Promise<number> {
  const { db, keys } = ctx
  let count = 0
  let after: string | undefined
  for (;;) {
    const wanted = { prefix: keys.prefix, negate: true, limit: BATCH, ...(after && { after }) }
    const rows = await sealedRows(db, place, wanted)
    if (place.isLogged && rows.length > 0) await resealLogged(ctx, place, rows)
    else await reseal(ctx, place, rows)
    count += rows.length
    after = rows.at(-1)?.at
    if (rows.length < BATCH) return count
  }
}

async function reseal(
  { db, keys }: Pick<Rekeying, 'db' | 'keys'>,
  place: Place,
  rows: readonly SealedRow[],
): Promise<void> {
  for (const row of rows) {
    const plain = keys.open(row.sealed, row.owner, place.field)
    if (plain === undefined)
      throw new Error(`${place.table}.${place.column} does not open: is an older key missing?`)
    await resealRow(db, place, row, keys.seal(plain, row.owner, place.field))
  }
}

const REKEY = { id: 'command', name: 'npm run rekey' }

/** Tables of the staff take no change without a row of the staff log. */
const resealLogged = (ctx: Rekeying, place: Place, rows: readonly SealedRow[]): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    await reseal({ ...ctx, db: tx }, place, rows)
    const detail = { values: rows.length }
    await logAct(ctx, tx, REKEY, { act: 'rekey', outcome: 'DONE', subject: place.table, detail })
  })
