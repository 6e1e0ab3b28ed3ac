import { createServer, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { errorName } from '@/contract/errors'
import { freePort } from '../../../scripts/free-port'
import type { Db } from '../../../server/db/client'
import { openSharedDatabase } from '../database'
import { openWorldGateway, type WorldGateway } from '../gateway'
import { openWorld, type World } from '../outside-world'
import type { Reply } from '../remote'
import type { Answered } from './checker'
import { gateOf, type Gate } from './gate'

/** Two gateways on one PostgreSQL. The first one can be held between two statements. */
export interface PairTown {
  world: World
  /** Reads what is stored, beside the gateways. */
  db: Db
  first: WorldGateway
  second: WorldGateway
  gate: Gate
  /** Notifications of providers come to this gateway from now on. */
  leadTo(gateway: WorldGateway): void
  /** Resolves when no request is under way between the gateways and the outside world. */
  drained(): Promise<void>
  /** Resolves when a gateway waits for a lock, unless `isOver` is true before. */
  blocked(isOver: () => boolean): Promise<boolean>
  /**
   * How often PostgreSQL ended one of two transactions that waited for each other. A connection tells
   * the server at most once a second, so the last interleaving may not be counted.
   */
  deadlocks(): Promise<number>
  close(): Promise<void>
}

const QUIET_TURNS = 5
const FIRST_MORNING = Date.parse('2026-11-20T10:00:00+08:00')

export async function openPairTown(catalogueDir?: string): Promise<PairTown> {
  const world = await openWorld({ startAt: FIRST_MORNING, notifyAgainAfterMs: [] })
  const { databases, close } = await openSharedDatabase([undefined, undefined, undefined])
  const [one, two, own] = databases
  if (!one || !two || !own) throw new Error('Three connections were asked for')
  const gate = gateOf(one.db)
  const lead = await openLead()
  const open = (database: typeof one) =>
    openWorldGateway(world, database, catalogueDir, async (_port, env) => ({
      ...env,
      PUBLIC_URL: lead.origin,
    }))
  const [first, second] = [await open(one), await open(two)]
  let asked = 0
  world.listen(({ phase }) => {
    asked += phase === 'asked' ? 1 : -1
  })
  const waits = sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  const deadlocks = sql`select deadlocks from pg_stat_database where datname = current_database()`
  return {
    world,
    db: own.db,
    first,
    second,
    gate,
    leadTo: ({ origin }) => lead.to(origin),
    drained: async () => {
      // A notification leaves the provider in the turn in which it answers, and arrives soon after.
      for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
        await pause(1)
        if (asked > 0 || lead.underWay() > 0) quiet = 0
      }
    },
    blocked: async (isOver) => {
      while (!isOver()) {
        const { rows } = (await own.db.execute(waits)) as unknown as { rows: unknown[] }
        if (rows.length > 0) return true
        await pause(2)
      }
      return false
    },
    deadlocks: async () => {
      const { rows } = (await own.db.execute(deadlocks)) as unknown as {
        rows: { deadlocks: string }[]
      }
      return Number(rows[0]?.deadlocks)
    },
    close: async () => {
      await first.close()
      await second.close()
      await lead.close()
      await close()
      await world.close()
    },
  }
}

/** A balancer in front of both gateways, which leads every request to the one that is chosen. */
async function openLead() {
  const port = await freePort()
  let target = ''
  let underWay = 0
  const server = createServer((asked, answer) => {
    underWay += 1
    answer.once('close', () => (underWay -= 1))
    const { method, headers, url = '/' } = asked
    const passed = request(new URL(url, target), { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${port}`,
    to: (origin: string) => {
      target = origin
    },
    underWay: () => underWay,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The answer to a call, as the checker reads it. */
export const answerOf = (name: string, { code, data }: Reply): Answered => ({
  name,
  code: code === 0 ? 'OK' : errorName(code),
  data,
})
