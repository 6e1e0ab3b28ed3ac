import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import * as v from 'valibot'
import { marksOf } from '../db/change-marks'
import { options, type Db } from '../db/database'
import { hostsOf } from '../db/hosts'
import { poolSettings, prepare } from '../db/pool'

/** A user, and the marks of the user's changes on the primary. */
export interface Marked {
  id: string
  marks: string
}

/**
 * What became of a read: a replica answered it; the replica lacks a change of the user; or no replica
 * answers now. In the last two cases the primary has to answer.
 */
export type Read<T> = { from: 'replica'; value: T } | { from: 'behind' | 'away' }

export interface Replicas {
  /** Runs `work`, which must only read, on a replica that has every change of the user. */
  read<T>(user: Marked, work: (db: Db) => Promise<T>): Promise<Read<T>>
  close(): Promise<void>
}

/**
 * Time limits (ms). They are short, because the primary can answer instead: a replica that falls
 * silent delays by this what is under way, and nothing afterwards.
 */
const limits = {
  connectionTimeoutMillis: 1_000,
  query_timeout: 2_000,
  statement_timeout: 2_000,
  idle_in_transaction_session_timeout: 30_000,
}
/** The pause (ms) before a replica that did not answer is tried again. */
const AGAIN_MS = 2_000

const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
const found = v.object({ rows: v.tuple([v.object({ marks: v.nullable(v.string()) })]) })

/** One replica. It is used only after it has answered a probe, so no call finds out that it is away. */
class Replica {
  isAway = true
  #pool: Pool
  #db: NodePgDatabase<typeof options.schema>
  #again: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(private readonly url: string) {
    ;[this.#pool, this.#db] = connect(url)
    void this.#probe()
  }

  async read<T>({ id, marks }: Marked, work: (db: Db) => Promise<T>): Promise<Read<T>> {
    try {
      return await this.#db.transaction(async (tx): Promise<Read<T>> => {
        const own = v.parse(found, await tx.execute(sql`select ${marksOf(sql`${id}`)} as marks`))
        if (own.rows[0].marks !== marks) return { from: 'behind' }
        return { from: 'replica', value: await work(tx) }
      }, snapshot)
    } catch {
      this.#leave()
      return { from: 'away' }
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#again)
    await this.#pool.end()
  }

  /** Leaves it out until it answers. Its connections are dropped, because any of them may be silent. */
  #leave(): void {
    if (this.isAway || this.#isClosed) return
    this.isAway = true
    this.#pool.end().catch(() => undefined)
    ;[this.#pool, this.#db] = connect(this.url)
    void this.#probe()
  }

  async #probe(): Promise<void> {
    try {
      await this.#pool.query('select 1')
      this.isAway = false
    } catch {
      if (this.#isClosed) return
      this.#again = setTimeout(() => void this.#probe(), AGAIN_MS).unref()
    }
  }
}

function connect(url: string): [Pool, NodePgDatabase<typeof options.schema>] {
  const pool = prepare(new Pool({ ...poolSettings, ...limits, connectionString: url }))
  return [pool, drizzle(pool, options)]
}

/** Opens the hosts of READ_DATABASE_URL. They are asked in turn; none has to answer. */
export function openReplicas(url: string): Replicas {
  const all = hostsOf(url).urls.map((one) => new Replica(one))
  let turn = 0
  return {
    read: async (user, work) => {
      const present = all.filter(({ isAway }) => !isAway)
      const replica = present[turn++ % Math.max(1, present.length)]
      return replica ? replica.read(user, work) : { from: 'away' }
    },
    close: async () => {
      await Promise.all(all.map((replica) => replica.close()))
    },
  }
}
