import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathOf } from '@/contract/call'
import { calls } from '@/contract/calls'
import { serve } from './serve'

/**
 * `npm run bench:catalogue` measures in turns how long GetConfigV2 takes with the shipped catalogue
 * and with 500 more products, each in its own city. It only prints: timing is never tested. Bundles
 * cannot grow with the catalogue, because lint forbids importing it below src.
 */

const MORE = 500
const ROUNDS = 400
const shipped = join(__dirname, '../server/catalogue')

/** Makes a catalogue with `MORE` extra cities. Each has Shanghai's product under its own code. */
const grown = (): string => {
  const dir = mkdtempSync(join(tmpdir(), 'huimin-grown-'))
  cpSync(shipped, dir, { recursive: true, filter: (path) => !path.endsWith('.ts') })
  const read = (name: string) => readFileSync(join(shipped, '310000', name), 'utf8')
  const files = ['PP57.json', 'base.json', 'documents/PP57-clauses.json'].map((name) => ({
    name,
    text: read(name),
  }))
  for (let n = 0; n < MORE; n += 1) {
    const city = join(dir, String(700_000 + n))
    const code = `Z${String(n).padStart(3, '0')}`
    mkdirSync(join(city, 'documents'), { recursive: true })
    for (const { name, text } of files)
      writeFileSync(
        join(city, name.replace('PP57', code)),
        text.replaceAll('PP57', code).replaceAll('上海', `第${n}城`),
      )
  }
  return dir
}

const asked = async (origin: string): Promise<number> => {
  const { cmd, apiVersion } = calls.readConfig
  const since = performance.now()
  const answer = await fetch(origin + pathOf(calls.readConfig), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      cmd,
      apiVersion,
      data: { appID: 'huimin_insur', namespace: 'insure_product_page', key: '310000_PP57' },
    }),
  })
  await answer.text()
  if (!answer.ok) throw new Error(`GetConfigV2 answered ${answer.status}`)
  return performance.now() - since
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

const main = async (): Promise<void> => {
  const dir = grown()
  const few = await serve(18_093)
  const many = await serve(18_094, { CATALOGUE_DIR: dir })
  try {
    const took: { few: number[]; many: number[] } = { few: [], many: [] }
    for (let n = 0; n < ROUNDS; n += 1) {
      took.few.push(await asked(few.origin))
      took.many.push(await asked(many.origin))
    }
    const [before, after] = [median(took.few), median(took.many)]
    console.log(`GetConfigV2, median of ${ROUNDS}: ${before.toFixed(2)} ms as shipped`)
    console.log(
      `with ${MORE} products more: ${after.toFixed(2)} ms, x ${(after / before).toFixed(2)}`,
    )
  } finally {
    await Promise.all([few.stop(), many.stop()])
    rmSync(dir, { recursive: true, force: true })
  }
}

void main()
