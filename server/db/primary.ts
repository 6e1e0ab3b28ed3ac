import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import * as v from 'valibot'

/** None of the hosts takes writes. */
export class NoPrimary extends Error {
  /** Answered as 503, like a host that does not answer (log.ts). */
  readonly code = 'ETIMEDOUT'
}

/** A host that does not answer within this time (ms) is left out. */
const PROBE_MS = 2_000
/** The pause (ms) before the hosts are asked again. */
const AGAIN_MS = 200
/** How long the first host that takes writes waits for the answers of the others, in ms. */
const OTHERS_MS = 300

interface Writer {
  url: string
  timeline: number
}

/**
 * Finds the host that takes writes. All hosts are asked at the same time, so a silent one delays
 * nothing. Each promotion of a standby begins a new timeline. So a former primary that came back
 * and still takes writes is known by its older timeline and is not used.
 */
export class Primary {
  #known: Writer | undefined
  #finding: Promise<string> | undefined
  #timeline = 0

  constructor(
    readonly urls: readonly string[],
    private readonly withinMs: number,
  ) {}

  /** Answers the connection string of the primary. Throws NoPrimary when the time is over. */
  find(): Promise<string> {
    if (this.#known) return Promise.resolve(this.#known.url)
    this.#finding ??= this.#ask().finally(() => (this.#finding = undefined))
    return this.#finding
  }

  /** Asks all hosts again when this one is wanted next. */
  forget(url: string): void {
    if (this.#known?.url === url) this.#known = undefined
  }

  async #ask(): Promise<string> {
    const until = performance.now() + this.withinMs
    for (;;) {
      const found = (await this.#writers()).sort((a, b) => b.timeline - a.timeline)[0]
      if (found && found.timeline >= this.#timeline) {
        this.#timeline = found.timeline
        this.#known = found
        return found.url
      }
      if (performance.now() + AGAIN_MS >= until)
        throw new NoPrimary(`None of the ${this.urls.length} hosts of DATABASE_URL takes writes`)
      await pause(AGAIN_MS)
    }
  }

  async #writers(): Promise<Writer[]> {
    const found: Writer[] = []
    const probes = this.urls.map(async (url) => {
      const writer = await askHost(url)
      if (writer) found.push(writer)
      else throw new NoPrimary('This host takes no writes')
    })
    const first = Promise.any(probes).then(
      () => pause(OTHERS_MS, undefined, { ref: false }),
      () => undefined,
    )
    await Promise.race([first, Promise.allSettled(probes)])
    return found
  }
}

const state = v.tuple([v.object({ writes: v.boolean() })])
const timelines = v.tuple([v.object({ timeline: v.number() })])

/** Whether a connection takes writes. A standby does not, nor a primary that was made read-only. */
export const takesWrites = async (client: Client): Promise<boolean> => {
  const asked = `select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as writes`
  return v.parse(state, (await client.query(asked)).rows)[0].writes
}

async function askHost(url: string): Promise<Writer | undefined> {
  const limits = { connectionTimeoutMillis: PROBE_MS, query_timeout: PROBE_MS }
  const client = new Client({ connectionString: url, ...limits })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await takesWrites(client)) ? { url, timeline: await timelineOf(client) } : undefined
  } catch {
    return undefined
  } finally {
    client.end().catch(() => undefined)
  }
}

/** The name of a WAL file begins with the timeline. Some managed databases do not tell it. */
async function timelineOf(client: Client): Promise<number> {
  const asked = `select ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int as timeline`
  try {
    return v.parse(timelines, (await client.query(asked)).rows)[0].timeline
  } catch {
    return 0
  }
}
