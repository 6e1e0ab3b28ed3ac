import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '../../../scripts/free-port'
import {
  initCluster,
  makePlace,
  startIn,
  type OwnPostgres,
  type Place,
} from '../../../scripts/own-postgres'

/** One PostgreSQL of a cluster. It listens on a port of 127.0.0.1. */
export interface Member {
  name: string
  port: number
  place: Place
  server: OwnPostgres
  /** Runs one statement and answers its rows. */
  query(statement: string): Promise<Record<string, unknown>[]>
  /** Ends the server and all of its processes by SIGKILL, as a power cut does. */
  kill(): Promise<void>
  /** Starts the server again after `kill`. */
  restart(): Promise<void>
}

export interface Cluster {
  primary: Member
  standby: Member
  /** The connection string with which gateways use the cluster. */
  url: string
  stop(): Promise<void>
}

/** Only a power cut needs fsync, and no drill cuts the power. */
const fast = ['fsync=off', 'full_page_writes=off', 'listen_addresses=127.0.0.1']

async function memberIn(place: Place, name: string, settings: readonly string[]): Promise<Member> {
  const port = await freePort()
  const all = [...fast, `port=${port}`, ...settings]
  const member: Member = {
    name,
    port,
    place,
    server: await startIn(place, all),
    query: async (statement) => {
      const client = new Client({ connectionString: addressOf([member]) })
      await client.connect()
      try {
        return (await client.query(statement)).rows as Record<string, unknown>[]
      } finally {
        await client.end()
      }
    },
    kill: async () => {
      const { pid } = member.server
      // A stopped postmaster starts no new process while its processes are ended.
      process.kill(pid, 'SIGSTOP')
      for (const child of childrenOf(pid)) process.kill(child, 'SIGKILL')
      process.kill(pid, 'SIGKILL')
      while (isAlive(pid)) await pause(5)
    },
    restart: async () => {
      member.server = await startIn(place, all)
    },
  }
  return member
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

/** Whether a process runs. One that has ended and is not collected yet does not. */
export const isAlive = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.startsWith('Z') === false
  } catch {
    return false
  }
}

const addressOf = (members: readonly Member[], options = ''): string =>
  `postgres://postgres@${members.map(({ port }) => `127.0.0.1:${port}`).join(',')}/postgres${options}`

/**
 * Starts a primary and a standby as docs/operating.md says. A synchronous standby has every commit
 * before it is acknowledged. `through` is the port that the standby uses to reach the primary, when
 * it is not the primary's own. Answers undefined where no PostgreSQL is installed.
 */
export async function startCluster({
  isSynchronous,
  through,
  standbySettings = [],
}: {
  isSynchronous: boolean
  through?: (port: number) => Promise<number>
  standbySettings?: readonly string[]
}): Promise<Cluster | undefined> {
  const [first, second] = [makePlace(), makePlace()]
  if (!first || !second) return undefined
  await initCluster(first)
  const primary = await memberIn(first, 'a', [])
  const port = through ? await through(primary.port) : primary.port
  const source = `host=127.0.0.1 port=${port} user=postgres application_name=b`
  await second.run('pg_basebackup', [
    ...['-d', source, '-D', second.data, '--write-recovery-conf', '--checkpoint=fast'],
    ...['--wal-method=stream', '--no-sync'],
  ])
  const standby = await memberIn(second, 'b', standbySettings)
  if (isSynchronous) {
    await primary.query(`alter system set synchronous_standby_names = 'b'`)
    await primary.query('select pg_reload_conf()')
    const synced = `select 1 from pg_stat_replication where sync_state = 'sync'`
    while ((await primary.query(synced)).length === 0) await pause(20)
  }
  return {
    primary,
    standby,
    url: addressOf([primary, standby], '?target_session_attrs=read-write'),
    stop: async () => {
      await standby.server.stop()
      await primary.server.stop()
    },
  }
}

/** Makes a standby the primary. Resolves when it takes writes. */
export async function promote({ place, query }: Member): Promise<void> {
  await place.run('pg_ctl', ['-D', place.data, '--no-wait', 'promote'])
  while ((await query('select pg_is_in_recovery() as yes'))[0]?.['yes']) await pause(10)
}
