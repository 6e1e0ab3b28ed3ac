import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { cpuOf } from '../bench-gateway/cpu'
import { typingCost } from '../bench-typing'
import { visit } from '../bench-visit'
import { purchase } from '../buyer'
import { createDatabase, startPostgres, type OwnPostgres } from '../own-postgres'
import { serve, type Served } from '../serve'
import { isLoss, ratioOf, type Pair } from './ratio'
import { buildIn, type WorkTree } from './work-tree'

/**
 * `npm run bench -- --against <commit>` measures this commit beside another one. Both are built in work
 * trees of their own and take turns, so that a busy minute of the machine affects both. It prints each
 * ratio with its 95 % interval and ends with 1 when one is surely worse than 3 %.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 12)
const PURCHASES = 20
const WARM = 30
const PRODUCT = 'cityCode=310000&productCode=PP57'
const doors = [
  { page: '/insure', ready: '.hm-bar__action' },
  { page: '/order-center', ready: '.hm-record__link', buyer: 0 },
]

/** The smallest amount of a figure that matters. Others cannot be near zero. */
const floors: Record<string, number> = { 'blocked ms': 20, CLS: 0.01, 'typing ms': 1 }

type Figures = Record<string, number>

interface Side {
  tree: WorkTree
  gateway: Served
  statements: () => number
}

let next = 0
async function figuresOf({ gateway, statements }: Side, browser: Browser): Promise<Figures> {
  const figures: Figures = {}
  for (const { page, ...door } of doors) {
    const url = `${gateway.origin}${page}?${PRODUCT}`
    const { lcp, blocked, worked, cls, script } = await visit(browser, { name: page, url, ...door })
    const times = { 'LCP ms': lcp, 'blocked ms': blocked, 'main thread ms': worked }
    const seen = { ...times, CLS: cls, 'script bytes': script }
    for (const [name, value] of Object.entries(seen)) figures[`${page} ${name}`] = value
  }
  figures['/insure-apply typing ms'] = (await typingCost(browser, gateway.origin)).ms
  const before = { cpu: cpuOf(gateway.pid), statements: statements() }
  for (let n = 0; n < PURCHASES; n += 1) await purchase(gateway.origin, (next += 1))
  figures['purchase gateway CPU ms'] = (cpuOf(gateway.pid) - before.cpu) / PURCHASES
  figures['purchase statements'] = (statements() - before.statements) / PURCHASES
  return figures
}

/** Counts the statements of a database in PostgreSQL's log. */
const statementsIn = (postgres: OwnPostgres, database: string) => (): number => {
  const folder = join(postgres.data, 'log')
  const logs = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const lines = logs.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
  return lines.filter(
    (line) =>
      line.includes(`"dbname":"${database}"`) && /"message":"(execute|statement)/.test(line),
  ).length
}

async function openSide(postgres: OwnPostgres, tree: WorkTree, port: number): Promise<Side> {
  const database = `bench_${port}`
  const settings = {
    DATABASE_URL: await createDatabase(postgres, database),
    JOB_INTERVAL_SECONDS: '3600',
  }
  const gateway = await serve(port, settings, { folder: tree.folder })
  await purchase(gateway.origin, 0)
  for (let n = 0; n < WARM; n += 1) await purchase(gateway.origin, (next += 1))
  return { tree, gateway, statements: statementsIn(postgres, database) }
}

export async function benchAgainst(commit = 'HEAD~1'): Promise<void> {
  const closing: (() => unknown)[] = []
  try {
    const trees = [commit, 'HEAD'].map((name) => {
      const tree = buildIn(name)
      closing.unshift(tree.remove)
      return tree
    })
    const postgres = await startPostgres([
      ...['logging_collector=on', 'log_destination=jsonlog', 'log_statement=all'],
      ...['log_rotation_size=0', 'log_rotation_age=0'],
    ])
    if (!postgres) throw new Error('initdb and postgres were found nowhere')
    closing.unshift(postgres.stop)
    const sides: Side[] = []
    for (const [index, tree] of trees.entries()) {
      const side = await openSide(postgres, tree, 18_095 + index)
      closing.unshift(side.gateway.stop)
      sides.push(side)
    }
    const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
    const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
    const browser = await chromium.launch({ executablePath, args })
    closing.unshift(() => browser.close())
    process.exitCode = report(await pairsOf(sides, browser), trees) ? 1 : 0
  } finally {
    for (const close of closing) await close()
  }
}

/** Measures both sides in turn. The side that is first changes with each round. */
async function pairsOf([before, after]: Side[], browser: Browser): Promise<Map<string, Pair[]>> {
  if (!before || !after) throw new Error('Two commits are needed')
  const pairs = new Map<string, Pair[]>()
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? [before, after] : [after, before]
    const found = new Map<Side, Figures>()
    for (const side of order) found.set(side, await figuresOf(side, browser))
    for (const [name, value] of Object.entries(found.get(after) ?? {})) {
      const pair = { before: found.get(before)?.[name] ?? Number.NaN, after: value }
      pairs.set(name, [...(pairs.get(name) ?? []), pair])
    }
  }
  return pairs
}

/** Prints the ratios, and answers whether one of them is a loss. */
function report(pairs: Map<string, Pair[]>, trees: readonly WorkTree[]): boolean {
  const rows = [...pairs].map(([name, own]) => {
    const floor = Object.entries(floors).find(([unit]) => name.endsWith(unit))?.[1] ?? 0
    return { name, ratio: ratioOf(own, floor) }
  })
  const [before = '', after = ''] = trees.map(({ commit }) => commit)
  console.log(`${after} beside ${before}, ${ROUNDS} pairs: ratio and 95 % interval`)
  console.table(
    rows.map(({ name, ratio }) => ({
      name,
      ratio: ratio.ratio.toFixed(3),
      from: ratio.low.toFixed(3),
      to: ratio.high.toFixed(3),
      '': isLoss(ratio) ? 'worse' : '',
    })),
  )
  return rows.some(({ ratio }) => isLoss(ratio))
}
