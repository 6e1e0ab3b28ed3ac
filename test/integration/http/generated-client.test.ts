import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fileGateway } from '../../support/gateway'
import { newMobile, newPerson } from '../../support/purchase'

const gateway = fileGateway()
const root = join(__dirname, '../../..')
const folder = join(root, '.cache/generated-client')
const run = (script: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [script, ...args], { cwd: folder })
const installed = (path: string) => join(root, 'node_modules', path)

test('API130 a client generated from /openapi.json fits its types and buys a policy', async () => {
  mkdirSync(folder, { recursive: true })
  const document = await fetch(`${gateway.origin}/openapi.json`)
  writeFileSync(join(folder, 'openapi.json'), await document.text())
  copyFileSync(join(root, 'test/fixtures/generated-client/buy.ts'), join(folder, 'buy.ts'))
  const generator = installed('openapi-typescript/bin/cli.js')
  await run(generator, 'openapi.json', '-o', 'schema.d.ts')
  const strict = [
    '--ignoreConfig',
    '--strict',
    '--noEmit',
    '--skipLibCheck',
    '--types',
    'node',
    '--target',
    'es2022',
  ]
  const found = ['--module', 'nodenext', '--moduleResolution', 'nodenext']
  const typing = run(installed('typescript-7/bin/tsc'), ...strict, ...found, 'buy.ts')
  const { name, id } = newPerson()
  const buying = run(installed('tsx/dist/cli.mjs'), 'buy.ts', gateway.origin, newMobile(), name, id)
  const [typed, bought] = await Promise.all([typing, buying])
  expect(typed.stdout).toBe('')
  expect(JSON.parse(bought.stdout)).toEqual({
    payStatus: 'PAID_OK',
    totalFen: 12_900,
    policies: [expect.stringMatching(/^\w+$/)],
  })
})
