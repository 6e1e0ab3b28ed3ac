import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { readTexts, repositoryFiles } from './closure-keys.mjs'
import { ensureBrowser, ensurePython, installPackages, root } from './install.mjs'
import { nearestTests } from './nearest-tests.mjs'
import { makeTemporaryFolder } from './temporary-folder.mjs'

const CORES = availableParallelism()

/**
 * `npm test` runs every gate. A gate that runs tests counts its tests; any other counts as one.
 * `npm test -- lint unit` runs only the named gates. `npm test -- --changed` runs what the changes
 * since the last commit can affect. `npm test -- --full` runs all seeds, rounds, hosts
 * and sizes on both databases (docs/testing.md).
 */

/** Time that `npm test` may take on two cores, with a tenth of slack. It is only printed. */
const BUDGET_MINUTES = 15

const jest = (out) => tally(out, /^Tests:\s+(?:(\d+) failed, )?(?:\d+ \w+, )*?(\d+) passed/gm, 2, 1)
const nodeTest = (out) => ({
  passed: sum(out, /^(?:ℹ|#) pass (\d+)/gm),
  failed: sum(out, /^(?:ℹ|#) fail (\d+)/gm),
})
const sum = (out, pattern) =>
  [...out.matchAll(pattern)].reduce((total, hit) => total + Number(hit[1]), 0)
const tally = (out, pattern, passed, failed) =>
  [...out.matchAll(pattern)].reduce(
    (total, hit) => ({
      passed: total.passed + Number(hit[passed] ?? 0),
      failed: total.failed + Number(hit[failed] ?? 0),
    }),
    { passed: 0, failed: 0 },
  )

const playwright = (out) => ({
  passed: sum(out, /^ {2}(\d+) passed/gm),
  // A test that did not end, or did not start, counts as failed because it proves nothing.
  failed: sum(out, /^ {2}(\d+) (?:failed|flaky|skipped|interrupted|did not run)/gm),
})

/**
 * Failing tests in what jest, node:test and Playwright print: their names, each with the first lines
 * about the reason where these follow the name.
 */
const failingTests = (out) => {
  const reasons = new Map()
  const named = /^(?:\s*not ok \d+ - (.+)|✖ (.+)| {4}(\[\w+\] › .+?)[ ─]*)$/gm
  const explained = /^ +(?:● (?!Console$)(.+)|\d+\) (\[\w+\] › .+?)[ ─]*)\n\n((?: .*\n|\n){1,6})/gm
  for (const [, jest, playwright, reason] of out.matchAll(explained))
    reasons.set(jest ?? playwright, `\n${reason.trimEnd()}`)
  for (const hit of out.matchAll(named)) {
    const name = hit.slice(1).find(Boolean)
    if (!reasons.has(name)) reasons.set(name, '')
  }
  return [...reasons].map(([name, reason]) => name + reason)
}

const builds = ['build-h5', 'build-weapp']
const allBuilds = [...builds, 'build-console']
const nodeTestOf = (folder) => `node --import tsx --test ${folder}/*.test.ts`
/** Runs a command of package.json's programs in a shell, as `npm run` does. */
const inShell = (command) => ['npm', 'exec', '-c', command]

/**
 * A gate that uses one core (`cores: 1`) runs beside another. A gate that needs a build names it.
 * Builds come first, because most gates wait for them. The longest gates follow, so that none of
 * them runs alone at the end.
 */
const gates = [
  { name: 'build-h5', command: 'node scripts/build-if-changed.mjs h5', cores: 1 },
  { name: 'build-weapp', command: 'node scripts/build-if-changed.mjs weapp', cores: 1 },
  { name: 'build-console', command: 'node scripts/build-if-changed.mjs console', cores: 1 },
  {
    name: 'weapp-sim',
    command: `${nodeTestOf('test/weapp-sim')} packages/weapp-sim/test/*.test.ts`,
    count: nodeTest,
    cores: 1,
    after: builds,
  },
  {
    name: 'wechat-sandbox',
    command: `${nodeTestOf('packages/wechat-sandbox/test')} packages/site/test/*.test.ts`,
    count: nodeTest,
    cores: 1,
  },
  { name: 'insurer-core', command: nodeTestOf('test/insurer-core'), count: nodeTest, cores: 1 },
  { name: 'lint', command: 'npm run -s lint', cores: 1 },
  { name: 'types', command: 'npm run -s types', cores: 1 },
  { name: 'format', command: 'npm run -s format', cores: 1 },
  { name: 'unused', command: 'knip && knip --production --include exports', cores: 1 },
  { name: 'walls', command: 'npm run -s test:walls', count: nodeTest, cores: 1 },
  {
    name: 'model',
    command: nodeTestOf('test/model'),
    count: nodeTest,
    cores: 1,
  },
  { name: 'clients', command: 'jest -c config/jest/clients.mjs', count: jest, cores: 1 },
  {
    name: 'components',
    command: nodeTestOf('test/clients/weapp-components'),
    count: nodeTest,
    cores: 1,
  },
  { name: 'catalogue', command: 'npm run -s catalogue:check', cores: 1 },
  { name: 'weapp-gate', command: 'tsx scripts/weapp-gate.ts', cores: 1, after: ['build-weapp'] },
  { name: 'size', command: 'tsx scripts/size.ts', cores: 1, after: allBuilds },
  { name: 'old-engines', command: 'tsx scripts/old-engines.ts', cores: 1, after: ['build-h5'] },
  { name: 'unit', command: 'npm run -s test:unit', count: jest },
  { name: 'integration', command: 'npm run -s test:integration', count: jest },
  { name: 'pglite', command: 'jest -c config/jest/pglite.mjs', count: jest },
  { name: 'e2e', command: 'npm run -s test:e2e', count: playwright, after: allBuilds },
  // The planted faults prove the tests, not the product.
  {
    name: 'planted',
    command: `tsx test/support/postgres.ts ${nodeTestOf('test/planted')}`,
    count: nodeTest,
    inFullCircle: true,
  },
]

/** A gate without output for so many ms is stuck. A slow machine needs less than half of it. */
const STUCK_MS = 20 * 60_000

/** Running commands with their child processes. They end together with this script. */
const groups = new Set()
const end = (child) => {
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The process has already ended.
  }
}
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    groups.forEach(end)
    process.exit(1)
  })

/** Runs a command and passes its output to `tell`. It resolves to the output and the exit code. */
const runCommand = ([program, ...args], tell) =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0' },
      // The command gets its own process group, so that `end` reaches its children.
      detached: true,
    })
    groups.add(child)
    let out = ''
    const hear = (chunk) => {
      out += chunk
      tell(chunk)
    }
    const stuck = setTimeout(() => {
      hear(`\n${[program, ...args].join(' ').slice(0, 80)} is stuck and was ended\n`)
      end(child)
    }, STUCK_MS)
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        stuck.refresh()
        hear(chunk)
      })
    child.on('close', (code) => {
      clearTimeout(stuck)
      groups.delete(child)
      resolve({ code, out })
    })
  })

/** When gates run side by side, one prints directly. The others print in one piece after it. */
const speakers = []
const speaker = (name) => {
  const own = { waiting: [`\n=== ${name}\n`], ended: false }
  speakers.push(own)
  const turn = () => {
    while (speakers[0]) {
      for (const chunk of speakers[0].waiting.splice(0)) process.stdout.write(chunk)
      if (!speakers[0].ended) return
      speakers.shift()
    }
  }
  turn()
  return {
    tell: (chunk) => {
      own.waiting.push(chunk)
      turn()
    },
    end: () => {
      own.ended = true
      turn()
    },
  }
}

installPackages()
ensurePython()
const browser = ensureBrowser()
if (browser) process.env.CHROMIUM_PATH = browser
// The cache is beside the other caches, because the temporary folder is empty at each run.
process.env.PWTEST_CACHE_DIR ??= join(root, '.cache/playwright')

const options = process.argv.slice(2).filter((word) => word.startsWith('--'))
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isFullCircle = options.includes('--full')
if (isFullCircle) {
  process.env.TEST_CIRCLE = 'full'
  // The full circle builds and checks everything anew.
  process.env.MACHINE_CACHE = 'off'
}

const isOfChange = options.includes('--changed')
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n')
/** Files that are not yet committed. If all are committed, the files of the last commit. */
const changedFiles = () => {
  const now = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter(Boolean)
  const files = now.length > 0 ? now : git('diff', '--name-only', 'HEAD~1').filter(Boolean)
  return files.filter((file) => existsSync(join(root, file)))
}
/** How many files of costly tests a change runs beside those that changed themselves. */
const ENOUGH = { integration: 10, e2e: 2 }

/** The gates that check these files and the files that import them, each with its command. */
const gatesOfChange = (files) => {
  const isSource = (file) => /\.(tsx?|[cm]?js)$/.test(file)
  const sources = files.filter(isSource)
  const texts = readTexts(repositoryFiles().filter(isSource))
  const nearest = (gate, changed) => {
    const tests = [...texts.keys()].filter((file) => /^test\/[\w/-]+\.test\.ts$/.test(file))
    const own = tests.filter((file) => file.startsWith(`test/${gate}`))
    const { run, left } = nearestTests(changed, own, texts, ENOUGH[gate])
    if (left > 0)
      console.log(`${gate}: the ${run.length} nearest files; ${left} others are left to npm test`)
    return run
  }
  const integration = nearest('integration', sources)
  const inBrowsers = nearest(
    'e2e',
    sources.filter((file) => file.startsWith('test/')),
  )
  const related = ['--passWithNoTests', '--findRelatedTests', ...files]
  const commands = {
    format: ['npx', 'prettier', '--check', '--ignore-unknown', ...files],
    ...(sources.length > 0 && {
      lint: ['npx', 'eslint', '--max-warnings=0', '--no-warn-ignored', ...sources],
      types: ['npm', 'run', '-s', 'types'],
      walls: ['npm', 'run', '-s', 'test:walls'],
    }),
    ...(files.some((file) => file.startsWith('server/catalogue/')) && {
      catalogue: ['npm', 'run', '-s', 'catalogue:check'],
    }),
    unit: ['npm', 'run', '-s', 'test:unit', '--', ...related],
    ...(files.some((file) => /^(packages|test|docs)\/insurer-core/.test(file)) && {
      'insurer-core': inShell(nodeTestOf('test/insurer-core')),
    }),
    ...(files.some((file) => file.startsWith('packages/wechat-sandbox/')) && {
      'wechat-sandbox': inShell(nodeTestOf('packages/wechat-sandbox/test')),
    }),
    ...(integration.length > 0 && {
      integration: ['npm', 'run', '-s', 'test:integration', '--', ...integration],
    }),
    ...(inBrowsers.length > 0 && {
      'build-weapp': ['node', 'scripts/build-if-changed.mjs', 'weapp'],
      'build-h5': ['node', 'scripts/build-if-changed.mjs', 'h5'],
      'build-console': ['node', 'scripts/build-if-changed.mjs', 'console'],
      e2e: ['npm', 'run', '-s', 'test:e2e', '--', ...inBrowsers],
    }),
  }
  return gates
    .filter(({ name }) => commands[name])
    .map((gate) => ({ ...gate, command: commands[gate.name] }))
}
const unknown = wanted.filter((name) => !gates.some((gate) => gate.name === name))
if (unknown.length > 0) {
  console.error(
    `No such gate: ${unknown.join(', ')}. There are: ${gates.map(({ name }) => name).join(', ')}`,
  )
  process.exit(2)
}

makeTemporaryFolder()
// Compilers and tests make many short-lived objects. A larger nursery avoids moving them.
const nursery = '--max-semi-space-size'
if (process.allowedNodeEnvironmentFlags.has(nursery))
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} ${nursery}=64`.trim()

const run = async ({ name, count, command }) => {
  const { tell, end } = speaker(name)
  const startedAt = Date.now()
  const { code, out } = await runCommand(Array.isArray(command) ? command : inShell(command), tell)
  end()
  const counted = count?.(out) ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  // A gate that fails without a failing test, because it crashed or ran nothing, counts as one.
  const broken =
    (code !== 0 && counted.failed === 0) || (code === 0 && counted.passed === 0 && !isOfChange)
  return {
    name,
    slow: [...out.matchAll(/^slow file +([\d.]+) s (\S+)(.*)$/gm)].map(
      ([, seconds, file, remark]) => ({ seconds: Number(seconds), file, remark }),
    ),
    failing: code === 0 ? [] : failingTests(out),
    passed: counted.passed,
    failed: counted.failed + (broken ? 1 : 0),
    ms: Date.now() - startedAt,
  }
}

const startedAt = Date.now()
const rows = []
const running = new Map()
const waiting = (isOfChange ? gatesOfChange(changedFiles()) : gates).filter(
  ({ name, inFullCircle }) =>
    wanted.length > 0 ? wanted.includes(name) : isFullCircle || !inFullCircle,
)
const isAhead = (name) => running.has(name) || waiting.some((gate) => gate.name === name)
while (waiting.length > 0 || running.size > 0) {
  const used = [...running.values()].reduce((total, { cores }) => total + cores, 0)
  const next = waiting.findIndex(
    ({ cores = CORES, after = [] }) =>
      (used === 0 || used + cores <= CORES) && !after.some(isAhead),
  )
  if (next >= 0) {
    const [gate] = waiting.splice(next, 1)
    running.set(gate.name, { cores: gate.cores ?? CORES, row: run(gate) })
    continue
  }
  const row = await Promise.race([...running.values()].map(({ row }) => row))
  running.delete(row.name)
  rows.push(row)
}

console.log('')
const slowest = rows
  .flatMap(({ slow }) => slow)
  .sort((a, b) => b.seconds - a.seconds)
  .filter(({ remark }, at) => at < 10 || remark)
for (const { seconds, file, remark } of slowest)
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}${remark}`)
console.log('')
for (const { name, passed, failed, ms } of rows)
  console.log(
    `${failed > 0 ? 'FAIL' : 'ok  '} ${name.padEnd(12)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${(ms / 1000).toFixed(1).padStart(7)} s`,
  )
// A forge often keeps only the end of the output, so names and reasons stand there, too.
const failing = rows.flatMap(({ name, failing }) => failing.map((test) => `${name}: ${test}`))
if (failing.length > 0) console.log(`\n${failing.slice(0, 8).join('\n')}`)
const passed = rows.reduce((total, row) => total + row.passed, 0)
const failed = rows.reduce((total, row) => total + row.failed, 0)
const minutes = (Date.now() - startedAt) / 60_000
const budget =
  wanted.length > 0 || options.length > 0 ? '' : `, of ${BUDGET_MINUTES} on two fast cores`
console.log(`\nin ${minutes.toFixed(1)} minutes${budget}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
