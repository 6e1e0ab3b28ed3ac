import { eq, sql } from 'drizzle-orm'
import { Pool } from 'pg'
import * as v from 'valibot'
import type { Marked, Read, Replicas } from '../context/growth'
import { marksOf } from '../db/change-marks'
import { options, type Db } from '../db/database'
import { hostsOf } from '../db/hosts'
import { poolSettings, prepare } from '../db/pool'
import { changeMarks } from '../db/schema'
import { openOn } from '../db/transaction'

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
  #db: Db
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

function connect(url: string): [Pool, Db] {
  const pool = prepare(new Pool({ ...poolSettings, ...limits, connectionString: url }))
  return [pool, openOn(pool, options)]
}

/** The user of the rows that concern everybody. */
const EVERYBODY = ''

const tables = v.object({ rows: v.array(v.object({ name: v.string() })) })

/**
 * Switches on the triggers that mark changes. The migration leaves them off, because only replicas
 * need them. Changes before this moment have no marks, so a mark for everybody follows them.
 */
async function markChanges(db: Db): Promise<void> {
  const asked = sql`select tgrelid::regclass::text as name from pg_trigger where tgname = 'change_mark' and tgenabled = 'D'`
  const { rows } = v.parse(tables, await db.execute(asked))
  // One table after another: a transaction that locks several could deadlock with the calls.
  for (const { name } of rows)
    await db.execute(sql.raw(`alter table ${name} enable trigger change_mark`))
  const [known] = await db.select().from(changeMarks).where(eq(changeMarks.userId, EVERYBODY))
  if (rows.length > 0 || !known) await db.insert(changeMarks).values({ userId: EVERYBODY })
}

/** Opens the hosts of READ_DATABASE_URL, copies of `db`. They are asked in turn; none has to answer. */
export async function openReplicas(url: string, db: Db): Promise<Replicas> {
  await markChanges(db)
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
