import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PgTable } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import { count } from '@/contract/fields'
import { readCatalogue } from '../../../server/catalogue/load'
import { CatalogueError } from '../../../server/catalogue/problem'
import { outbox } from '../../../server/db/schema'

/** Integration tests load the gateway from one file (config/jest/gateway-bundle.cjs). */
const root = join(__dirname, '../../..')
const map = v.object({
  sources: v.array(v.string()),
  sourcesContent: v.array(v.nullable(v.string())),
})

const faultOf = (run: () => unknown): unknown => {
  try {
    return run()
  } catch (error) {
    return error
  }
}

test('the file is made of the present sources', () => {
  const folder = join(root, '.cache/jest-gateway')
  const { sources, sourcesContent } = v.parse(
    map,
    JSON.parse(readFileSync(join(folder, 'gateway.cjs.map'), 'utf8')),
  )
  const own = sources
    .map((source, at) => ({ path: join(folder, source), bundled: sourcesContent[at] }))
    .filter(({ path }) => path.endsWith('.ts') && !path.includes('node_modules'))
  expect(own.length).toBeGreaterThan(500)
  const stale = own.filter(({ path, bundled }) => {
    const text = readFileSync(path, 'utf8')
    return text !== bundled && text.replaceAll('__dirname', `"${dirname(path)}"`) !== bundled
  })
  expect(stale.map(({ path }) => path)).toEqual([])
})

test('a test and the gateway share modules, and a stack names the source', () => {
  const fault = faultOf(() => readCatalogue('/nowhere'))
  expect(fault).toBeInstanceOf(CatalogueError)
  expect(fault instanceof Error && fault.stack).toMatch(/server\/catalogue\/load\.ts:\d+/)
  expect(faultOf(() => v.parse(count, 'x'))).toBeInstanceOf(v.ValiError)
  expect(outbox).toBeInstanceOf(PgTable)
})
