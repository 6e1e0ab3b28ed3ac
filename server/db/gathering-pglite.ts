import type { PGlite, Transaction } from '@electric-sql/pglite'
import { GatheredWrites } from './gathered-writes'

type Asked = Pick<PGlite, 'query' | 'transaction'>

/** A PGlite client that sends the writes of a transaction together. */
export function gathering(client: PGlite): PGlite {
  const gathered: Asked = {
    query: client.query.bind(client),
    transaction: (work) =>
      client.transaction(async (tx) => {
        const writes = new GatheredWrites(({ text, values }) => tx.query(text, [...values]))
        const answer = await work(inTurn(tx, writes))
        await writes.flush()
        return answer
      }),
  }
  // Drizzle uses no other methods of the client.
  return gathered as PGlite
}

const inTurn = (tx: Transaction, writes: GatheredWrites): Transaction => ({
  ...tx,
  query: async (text, values = [], options) =>
    (await writes.add({ text, values }))
      ? { rows: [], fields: [], affectedRows: 0 }
      : tx.query(text, values, options),
})
