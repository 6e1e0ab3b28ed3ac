import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { alarms } from '../../../server/context/alarms'
import { createMetrics, states } from '../../../server/context/metrics'
import { differenceKinds } from '../../../server/db/schema/ledger'

/** docs/operating.md explains every alarm, and nothing that does not exist. */
const root = join(__dirname, '../../..')
const text = readFileSync(join(root, 'docs/operating.md'), 'utf8')

/** First cells of the table with this title. */
function namesUnder(title: string): string[] {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => line.startsWith(`| ${title} `))
  const after = lines.slice(start + 2)
  const rows = after.slice(
    0,
    after.findIndex((line) => !line.startsWith('|')),
  )
  return rows.map((row) => /`(\w+)`/.exec(row)?.[1] ?? '').sort()
}

test('every alarm has its row, and every row its alarm', () => {
  expect(namesUnder('alarm')).toEqual([...alarms].sort())
})

test('every alarm is raised somewhere', () => {
  const sources = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file !== 'alarms.ts')
    .map((file) => readFileSync(join(root, 'server', file), 'utf8'))
    .join('\n')
  expect(alarms.filter((alarm) => !sources.includes(`alarm: '${alarm}'`))).toEqual([])
})

test('every alarm has a test that fires it', () => {
  const folder = join(root, 'test/integration')
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  expect(alarms.filter((alarm) => !tests.includes(`'${alarm}'`))).toEqual([])
})

test('every difference has its row', () => {
  expect(namesUnder('difference')).toEqual([...differenceKinds].sort())
})

test('every metric has its row', async () => {
  const zero = Object.fromEntries(Object.keys(states).map((name) => [name, 0]))
  const shown = await createMetrics().read(zero as Record<keyof typeof states, number>)
  const names = [...shown.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name)
  expect(namesUnder('metric')).toEqual(names.sort())
})
