import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ratioOf } from './bench-against/ratio'
import { fineCpuOf } from './bench-gateway/cpu'
import { gatewayBeside, openOutside } from './bench-gateway/outside'
import { purchase } from './buyer'
import { exitWith } from './exit-with'
import { createDatabase, startPostgres } from './own-postgres'

/**
 * `npm run bench:traces` measures what tracing costs of a gateway's CPU. Four gateways on one PostgreSQL
 * sell in turn: without traces, again without (the control), with the usual share of traces, and with
 * all of them. Two processes of the same kind differ by more than traces cost, so each round opens new
 * ones. It prints each kind's CPU per purchase as a ratio to the first, with its 95 % interval, and ends
 * with 1 when the usual share surely costs more than 2 %.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 16)
/** In a round each gateway sells so many, so many times, in turn with the others. */
const PURCHASES = 5
const TURNS = 8
/** Purchases of each gateway before the measurement, after which V8 has compiled the frequent code. */
const WARM = 80
const TOLERATED = 1.02
const PORT = 18_110

const sides = [
  { name: 'off', isTraced: false, settings: {} },
  { name: 'off again', isTraced: false, settings: {} },
  { name: 'sampled', isTraced: true, settings: {} },
  { name: 'all', isTraced: true, settings: { OTEL_TRACES_SAMPLER_ARG: '1' } },
] as const

interface Side {
  name: string
  pid: number
  buy: () => Promise<void>
  stop: () => Promise<void>
}

/** A collector of traces that only says it took them. It counts the batches by the first part of their path. */
async function openCollector() {
  const batches = new Map<string, number>()
  const server = createServer((request, reply) => {
    const [, from = ''] = decodeURI(request.url ?? '').split('/')
    batches.set(from, (batches.get(from) ?? 0) + 1)
    request.resume().once('end', () => {
      reply.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, batches, stop: () => server.close() }
}

/** Each has each place of the order equally often in eight turns. */
function orderOf<T>(turn: number, of: readonly T[]): T[] {
  const start = Math.floor(turn / 2) % of.length
  const turned = [...of.slice(start), ...of.slice(0, start)]
  return turn % 2 === 0 ? turned : turned.reverse()
}

/**
 * Answers the CPU time in ms per purchase of each gateway. It is counted to the end of the last turn,
 * because a gateway sends its spans some seconds after the purchase.
 */
async function measure(opened: readonly Side[]): Promise<Map<string, number>> {
  const sell = async ({ buy }: Side, many: number): Promise<void> => {
    for (let n = 0; n < many; n += 1) await buy()
  }
  for (const side of opened) await sell(side, WARM)
  const before = opened.map(({ pid }) => fineCpuOf(pid))
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const side of orderOf(turn, opened)) await sell(side, PURCHASES)
  return new Map(
    opened.map(({ name, pid }, index) => {
      const ms = fineCpuOf(pid) - (before[index] ?? NaN)
      return [name, ms / (PURCHASES * TURNS)]
    }),
  )
}

/** Prints the ratios, and answers whether the usual share is a loss. */
function report(rounds: readonly number[][]): boolean {
  const rows = sides.map(({ name }, index) => {
    const pairs = rounds.map((ms) => ({ before: ms[0] ?? NaN, after: ms[index] ?? NaN }))
    const mean = pairs.reduce((sum, { after }) => sum + after, 0) / pairs.length
    return { name, mean, ...ratioOf(pairs) }
  })
  console.log(`CPU of a gateway, ${rounds.length} rounds: ratio to the first and 95 % interval`)
  console.table(
    rows.map(({ name, mean, ratio, low, high }) => ({
      traces: name,
      'ms a purchase': mean.toFixed(2),
      ...(name !== 'off' && { ratio: ratio.toFixed(3), from: low.toFixed(3), to: high.toFixed(3) }),
    })),
  )
  return rows.some(({ name, low }) => name === 'sampled' && low > TOLERATED)
}

async function main(): Promise<number> {
  const postgres = await startPostgres(['max_connections=200'])
  if (!postgres) throw new Error('initdb and postgres were found nowhere')
  const closing: (() => unknown)[] = [postgres.stop]
  try {
    const outside = await openOutside()
    closing.unshift(outside.stop)
    const collector = await openCollector()
    closing.unshift(collector.stop)
    const DATABASE_URL = await createDatabase(postgres, 'traces')
    let next = 0
    const rounds: number[][] = []
    // A job costs one gateway what it does for all of them, so one that is not measured does them.
    const working = await gatewayBeside(outside, PORT, { DATABASE_URL })
    closing.unshift(working.stop)
    for (let round = 0; round < ROUNDS; round += 1) {
      const opened: Side[] = []
      for (const { name, isTraced, settings } of orderOf(round, sides)) {
        const { origin, pid, stop } = await gatewayBeside(outside, PORT + 1 + opened.length, {
          DATABASE_URL,
          JOB_INTERVAL_SECONDS: '3600',
          OTEL_EXPORTER_OTLP_ENDPOINT: isTraced ? `${collector.origin}/${name}` : '',
          ...settings,
        })
        closing.unshift(stop)
        const buy = () => purchase(origin, next++, { sandbox: outside.origin })
        opened.push({ name, pid, buy, stop })
      }
      const used = await measure(opened)
      rounds.push(sides.map(({ name }) => used.get(name) ?? NaN))
      for (const { stop } of opened) await stop()
    }
    for (const { name, isTraced } of sides)
      if (collector.batches.has(name) !== isTraced)
        throw new Error(`${name} sent ${collector.batches.get(name) ?? 0} batches of spans`)
    return report(rounds) ? 1 : 0
  } finally {
    for (const close of closing) await close()
  }
}

exitWith(main())
