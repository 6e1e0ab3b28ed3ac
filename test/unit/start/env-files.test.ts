import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'huimin-env-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Settings of a new process in the folder, which is needed because jest hides the environment. */
const settings = (env: Record<string, string>): string => {
  const file = join(__dirname, '../../../server/env-files.ts')
  const program = `require(${JSON.stringify(file)}).loadEnvFiles()
    console.log(['A', 'B', 'C'].map((name) => process.env['FILES_' + name]).join())`
  const tsx = pathToFileURL(require.resolve('tsx')).href
  return execFileSync(process.execPath, ['--import', tsx, '-e', program], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  }).trim()
}

test('what is set wins over the file of the deployment, and that over the file of all', () => {
  writeFileSync(join(folder, '.env'), 'FILES_A=all\nFILES_B=all\nFILES_C=all\n')
  writeFileSync(join(folder, '.env.uat'), 'FILES_B=uat\nFILES_C=uat\n')
  expect(settings({ DEPLOYMENT: 'uat', FILES_C: 'set' })).toBe('all,uat,set')
  expect(settings({ DEPLOYMENT: 'sit' })).toBe('all,all,all')
})
