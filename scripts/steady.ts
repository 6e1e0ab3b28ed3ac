import { spawn, spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { makeTemporaryFolder } from './temporary-folder.mjs'

/**
 * `npm run test:steady -- <file>... [rounds]` repeats files of browser tests under hard conditions:
 * random requests are delayed, the page's processor is slowed and two other processes are busy. Many
 * files run beside each other instead, half as many again as usually, and slow each other. A round
 * prints its seed, and `STEADY=<seed> npx playwright test <file>` delays the same requests again. The
 * evidence of each failed round stays below reports/steady. The exit code is 1 if any round failed.
 */

const words = process.argv.slice(2)
const rounds = Number(words.find((word) => /^\d+$/.test(word)) ?? 10)
const wanted = words.filter((word) => !/^\d+$/.test(word))
const root = join(__dirname, '..')
const known = ['test/e2e-h5', 'test/e2e-weapp'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`),
)
const chosen = known.filter((path) => wanted.some((part) => path.includes(part)))
if (chosen.length === 0 || rounds < 1) {
  console.error('npm run test:steady -- <file of test/e2e-h5 or test/e2e-weapp>... [rounds]')
  process.exit(2)
}

const builds = ['scripts/build-if-changed.mjs', 'weapp', 'h5']
if (spawnSync(process.execPath, builds, { cwd: root, stdio: 'inherit' }).status !== 0)
  process.exit(1)

makeTemporaryFolder()
const usual = 2 * availableParallelism()
const isCrowd = chosen.length >= usual
const neighbours = (isCrowd ? [] : [0, 1]).map(() => spawn(process.execPath, ['-e', 'for (;;);']))
const failed: number[] = []
for (let round = 1; round <= rounds; round += 1) {
  const seed = Math.floor(Math.random() * 1e9)
  // A folder of its own, because Playwright empties the folder of the run before.
  const folder = `reports/steady/${seed}`
  const options = ['--reporter=dot', `--output=${folder}`]
  if (isCrowd) options.push(`--workers=${1.5 * usual}`)
  const { status } = spawnSync('npx', ['playwright', 'test', ...chosen, ...options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, STEADY: String(seed), ...(isCrowd && { STEADY_CROWD: '1' }) },
  })
  const result = status === 0 ? 'passed' : `FAILED, see ${folder}`
  console.log(`round ${round} of ${rounds}, seed ${seed}: ${result}`)
  if (status === 0) rmSync(join(root, folder), { recursive: true, force: true })
  else failed.push(seed)
}
for (const neighbour of neighbours) neighbour.kill()
console.log(`${rounds - failed.length} of ${rounds} rounds passed`)
process.exitCode = failed.length > 0 ? 1 : 0
