import { fenToYuan } from '@/domain/money/money'
import { isDay } from '@/domain/time/day'
import { createContext } from '../server/assemble'
import type { Context } from '../server/context/context'
import { readEnv } from '../server/context/env'
import { silentLog } from '../server/context/log'
import { loadEnvFiles } from '../server/env-files'
import { isMonth, statementCsv, statementSums } from '../server/insurer/statement'
import { openDifferences } from '../server/records/insurer/differences-repo'
import { handoverSummary } from '../server/records/insurer/handover-repo'
import { exitWith } from './exit-with'

/**
 * What operators look at about insurers (docs/operating.md, "Hand-over to insurers"). PGlite belongs to
 * one process, so stop the gateway first when you use it.
 */

const usage = `npm run insurer -- handovers <first day> [<last day>]
npm run insurer -- differences
npm run insurer -- statement <YYYY-MM> [<insurer>]`

const MOST_DIFFERENCES = 1_000

async function showHandovers(ctx: Context, from: string, to: string): Promise<number> {
  const lists = new Map<string, Record<string, number>>()
  for (const { no, answer, rows } of await handoverSummary(ctx.db, from, to))
    lists.set(no, { ...lists.get(no), [answer ?? 'open']: rows })
  for (const [no, counts] of lists)
    console.log(
      [no, ...Object.entries(counts).map(([answer, rows]) => `${answer} ${rows}`)].join('  '),
    )
  console.log(`${lists.size} lists`)
  return 0
}

async function showDifferences(ctx: Context): Promise<number> {
  const found = await openDifferences(ctx.db, MOST_DIFFERENCES)
  for (const { core, policyNo, kind, ours, theirs } of found)
    console.log(`${core}  ${policyNo}  ${kind}  ours: ${ours}  theirs: ${theirs}`)
  console.log(`${found.length} differences`)
  return found.length === 0 ? 0 : 1
}

async function showStatement(ctx: Context, month: string, insurer?: string): Promise<number> {
  const sums = await statementSums(ctx, month)
  if (insurer === undefined) {
    for (const [name, { premiumFen, refundFen }] of sums)
      console.log(
        `${name}  premiums ${fenToYuan({ fen: premiumFen })}  refunds ${fenToYuan({ fen: refundFen })}`,
      )
    return 0
  }
  if (!sums.has(insurer)) {
    console.error(`${insurer} has no bookings in ${month}`)
    return 1
  }
  for await (const piece of statementCsv(ctx, insurer, month)) process.stdout.write(piece)
  return 0
}

/** What the words of the command ask for; undefined when they ask for nothing. */
function commandOf([what, first = '', second]: readonly string[]) {
  if (what === 'differences') return showDifferences
  if (what === 'handovers' && isDay(first) && isDay(second ?? first))
    return (ctx: Context) => showHandovers(ctx, first, second ?? first)
  if (what === 'statement' && isMonth(first))
    return (ctx: Context) => showStatement(ctx, first, second)
  return undefined
}

async function main(words: readonly string[]): Promise<number> {
  const run = commandOf(words)
  if (!run) {
    console.log(usage)
    return 1
  }
  loadEnvFiles()
  const { ctx, close } = await createContext(readEnv(process.env), { log: silentLog })
  try {
    return await run(ctx)
  } finally {
    await close()
  }
}

exitWith(main(process.argv.slice(2)))
