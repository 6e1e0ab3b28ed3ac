import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'

/** A stranger packs the package, installs it in an empty folder, and follows the README. */

const home = join(__dirname, '..')
const readme = readFileSync(join(home, 'README.md'), 'utf8')
const block = (language: string): string =>
  new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(readme)?.[1] ?? ''

// A stranger's npm does not run inside ours, which would tell it of this repository.
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) =>
      !/^npm_/i.test(name) && !['INIT_CWD', 'NODE_OPTIONS', 'NODE_TEST_CONTEXT'].includes(name),
  ),
)

const KIB = 1024
const MOST_KIB = 200

interface Total {
  readonly total: number
}

/** A script as WeChat's documents write it: nothing in it knows the simulator. */
const official = `const automator = require('miniprogram-automator')
automator.launch({ projectPath: 'node_modules/@huimin/weapp-sim/example' }).then(async (mini) => {
  const page = await mini.currentPage()
  await (await page.$('.plus')).tap()
  console.log(await (await page.$('.count')).text())
  await mini.close()
})`

test('the README leads from an empty folder to a program that runs', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'stranger-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const run = async (cwd: string, line: string): Promise<string> => {
    const { stdout } = await promisify(execFile)('sh', ['-c', line], { cwd, env })
    return stdout
  }
  await run(home, 'npm run -s build')
  const packed = await run(home, `npm pack --ignore-scripts --silent --pack-destination ${folder}`)
  const tarball = join(folder, packed.trim())
  const size = statSync(tarball).size / KIB
  t.diagnostic(`the package has ${Math.round(size)} KiB`)
  assert.ok(size < MOST_KIB)
  const judged = run(home, 'npm run -s lint')

  const [init = '', install = '', view = ''] = block('sh').trim().split('\n')
  await run(folder, init)
  const given = install.replace('@huimin/weapp-sim', tarball)
  await run(folder, `${given} --prefer-offline --no-audit --no-fund`)

  const viewer = spawn('sh', ['-c', `exec ${view} --port 0`], { cwd: folder, env, detached: true })
  t.after(() => viewer.pid !== undefined && process.kill(-viewer.pid))
  const [printed] = (await once(viewer.stdout, 'data')) as [Buffer]
  const [url = ''] = /http:\S+/.exec(printed.toString()) ?? []
  assert.match(await (await fetch(url)).text(), /<iframe/)
  assert.match(await (await fetch(`${url}phone/program.js`)).text(), /pages\/home\/index/)
  const asked = { method: 'POST', body: '{}' }
  assert.equal((await fetch(`${url}request`, asked)).status, 404, 'other sites cannot ask')

  writeFileSync(join(folder, 'script.js'), official)
  writeFileSync(join(folder, 'example.mjs'), block('js'))
  const [script, fixture] = await Promise.all([
    run(folder, 'npx weapp-sim test script.js'),
    run(folder, 'node example.mjs'),
  ])
  assert.match(script, /已点 1 次/)
  assert.match(fixture, /- button "加一"/)
  assert.match(fixture, /paths: \[ 'count' \]/)
  assert.ok(statSync(join(folder, 'screen.png')).size > KIB)
  const score = /^npx weapp-sim score .*/m.exec(readme)?.[0] ?? ''
  assert.match(await run(folder, score), /^体验评分 100 of 100: 2 pages/)
  assert.match(readFileSync(join(folder, 'score.html'), 'utf8'), /<strong>100<\/strong>/)
  assert.equal((JSON.parse(readFileSync(join(folder, 'score.json'), 'utf8')) as Total).total, 100)
  await run(
    folder,
    `node -e "if (typeof require('@huimin/weapp-sim').launch !== 'function') process.exit(1)"`,
  )
  await judged
})
