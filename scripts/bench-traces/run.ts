import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import { settings } from '../../server/context/settings'
import { ratioOf } from '../bench-against/ratio'
import { gatewayBeside, openOutside } from '../bench-gateway/outside'
import { purchase } from '../buyer'
import { exitWith } from '../exit-with'
import { createDatabase, startPostgres } from '../own-postgres'

/**
 * `npm run bench:traces` measures what tracing costs of a gateway's CPU. Two processes of the same kind
 * differ by more than that, so one gateway is switched again and again: without traces, again without
 * (the control), with the usual share of traces, and with all of them. It prints the CPU per purchase of
 * each as a ratio to the first, with its 95 % interval, and ends with 1 when the usual share surely costs
 * more than 2 %.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 40)
const PURCHASES = 20
/** Purchases of each kind before the measurement, after which V8 has compiled the frequent code. */
const WARM = 150
const TOLERATED = 1.02
const PORT = 18_110

const usualShare = v.getDefault(settings.entries.OTEL_TRACES_SAMPLER_ARG)

/** How the gateway is switched. */
const kinds = [
  { name: 'off', query: '' },
  { name: 'off again', query: '' },
  { name: 'usual', query: `?ratio=${usualShare}` },
  { name: 'all', query: '?ratio=1' },
] as const
type Kind = (typeof kinds)[number]

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

/** Each has each place of the order equally often in eight rounds. */
function orderOf<T>(round: number, of: readonly T[]): T[] {
  const start = Math.floor(round / 2) % of.length
  const turned = [...of.slice(start), ...of.slice(0, start)]
  return round % 2 === 0 ? turned : turned.reverse()
}

/** Prints the ratios, and answers whether the usual share is a loss. */
function report(rounds: readonly Map<Kind, number>[]): boolean {
  const rows = kinds.map((kind) => {
    const pairs = rounds.map((ms) => ({
      before: ms.get(kinds[0]) ?? NaN,
      after: ms.get(kind) ?? NaN,
    }))
    const mean = pairs.reduce((sum, { after }) => sum + after, 0) / pairs.length
    return { name: kind.name, mean, ...ratioOf(pairs) }
  })
  console.log(`CPU of a gateway, ${rounds.length} rounds: ratio to the first and 95 % interval`)
  console.table(
    rows.map(({ name, mean, ratio, low, high }) => ({
      traces: name,
      'ms a purchase': mean.toFixed(2),
      ...(name !== 'off' && { ratio: ratio.toFixed(3), from: low.toFixed(3), to: high.toFixed(3) }),
    })),
  )
  return rows.some(({ name, low }) => name === 'usual' && low > TOLERATED)
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
    // A gateway that is not measured does the jobs, which come at times of their own.
    const working = await gatewayBeside(outside, PORT, { DATABASE_URL })
    closing.unshift(working.stop)
    const program = 'scripts/bench-traces/traced-gateway.ts'
    const own = { JOB_INTERVAL_SECONDS: '3600', OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin }
    const measured = await gatewayBeside(outside, PORT + 1, { DATABASE_URL, ...own }, { program })
    closing.unshift(measured.stop)

    let next = 0
    /** Answers the CPU time in ms per purchase. */
    const sell = async ({ name, query }: Kind, many: number): Promise<number> => {
      const control = `http://127.0.0.1:${PORT + 2}/${encodeURI(name)}`
      await fetch(control + query, { method: 'PUT' })
      for (let n = 0; n < many; n += 1)
        await purchase(measured.origin, next++, { sandbox: outside.origin })
      const answer = await fetch(control, { method: 'DELETE' })
      return Number(await answer.text()) / many
    }
    for (const kind of kinds) await sell(kind, WARM)
    const rounds: Map<Kind, number>[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const used = new Map<Kind, number>()
      for (const kind of orderOf(round, kinds)) used.set(kind, await sell(kind, PURCHASES))
      rounds.push(used)
    }
    for (const { name, query } of kinds)
      if (collector.batches.has(name) !== (query !== ''))
        throw new Error(`${name} sent ${collector.batches.get(name) ?? 0} batches of spans`)
    return report(rounds) ? 1 : 0
  } finally {
    for (const close of closing) await close()
  }
}

exitWith(main())
