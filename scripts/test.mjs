import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser, installPackages, root } from './install.mjs'
import { memoryFolder } from './memory-folder.mjs'

const CORES = availableParallelism()

/**
 * `npm test`: every gate. A gate that runs tests counts its tests, any other counts as one.
 * `npm test -- lint unit` runs the named ones only, `npm test -- --changed` what the change since
 * the last commit can reach, `npm run test:full` (`--full`) all seeds, rounds, hosts and sizes on
 * both databases (docs/testing.md).
 */

/** What `npm test` may take on two cores, a tenth of it slack; printed, not enforced. */
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
  // What was begun and not ended, or never begun, proves nothing either.
  failed: sum(out, /^ {2}(\d+) (?:failed|flaky|skipped|interrupted|did not run)/gm),
})

const builds = ['build-h5', 'build-weapp']

/**
 * What does not use every core runs beside another (`cores: 1`); what needs a build names it. The
 * builds come first, because most wait for them, then the longest, so that none is left to run alone.
 */
const gates = [
  { name: 'build-h5', script: 'built:h5', cores: 1 },
  { name: 'build-weapp', script: 'built:weapp', cores: 1 },
  { name: 'weapp-sim', script: 'test:weapp-sim', count: nodeTest, cores: 1, after: builds },
  { name: 'lint', script: 'lint', cores: 1 },
  { name: 'types', script: 'types', cores: 1 },
  { name: 'format', script: 'format', cores: 1 },
  { name: 'unused', script: 'unused', cores: 1 },
  { name: 'walls', script: 'test:walls', count: nodeTest, cores: 1 },
  { name: 'clients', script: 'test:clients', count: jest, cores: 1 },
  { name: 'components', script: 'test:components', count: nodeTest, cores: 1 },
  { name: 'catalogue', script: 'catalogue:check', cores: 1 },
  { name: 'weapp-gate', script: 'weapp:gate', cores: 1, after: ['build-weapp'] },
  { name: 'size', script: 'size', cores: 1, after: builds },
  { name: 'old-engines', script: 'old-engines', cores: 1, after: ['build-h5'] },
  { name: 'unit', script: 'test:unit', count: jest },
  { name: 'integration', script: 'test:integration', count: jest },
  { name: 'pglite', script: 'test:pglite', count: jest },
  { name: 'e2e', script: 'test:e2e', count: playwright, after: builds },
]

/** No gate is silent for half as long, on a slow machine: one that is waits for nothing. */
const STUCK_MS = 20 * 60_000

/** What runs now, each with all that it started: ended together with this script. */
const groups = new Set()
const end = (child) => {
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    groups.forEach(end)
    process.exit(1)
  })

/** Runs a command; `tell` gets what it prints. Resolves to all of that and the exit code. */
const runCommand = ([program, ...args], tell) =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0' },
      // A group of its own.
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

/** Of gates that run side by side one prints as it goes, and the next in one piece after it. */
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
const browser = ensureBrowser()
if (browser) process.env.CHROMIUM_PATH = browser
// Beside the other caches, not in the temporary folder, which is empty each time.
process.env.PWTEST_CACHE_DIR ??= join(root, '.cache/playwright')

const options = process.argv.slice(2).filter((word) => word.startsWith('--'))
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
if (options.includes('--full')) process.env.TEST_CIRCLE = 'full'

const isOfChange = options.includes('--changed')
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n')
/** Files that are not yet committed, or those of the last commit where all are. */
const changedFiles = () => {
  const now = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter(Boolean)
  const files = now.length > 0 ? now : git('diff', '--name-only', 'HEAD~1').filter(Boolean)
  return files.filter((file) => existsSync(join(root, file)))
}
/** The gates that see what these files reach by their imports, each with its command for them. */
const gatesOfChange = (files) => {
  const sources = files.filter((file) => /\.(tsx?|[cm]?js)$/.test(file))
  const related = ['--passWithNoTests', '--findRelatedTests', ...files]
  const jestWith = (...args) => ['npx', 'jest', ...args, ...related]
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
    unit: jestWith('--selectProjects', 'unit', 'ui'),
    integration: [
      ...['npx', 'tsx', 'test/support/postgres.ts', 'jest', '-c', 'config/jest/integration.mjs'],
      ...related,
    ],
    ...(files.some((file) => file.startsWith('test/')) && {
      'build-weapp': ['npm', 'run', '-s', 'built:weapp'],
      'build-h5': ['npm', 'run', '-s', 'built:h5'],
      e2e: ['npm', 'run', '-s', 'test:e2e', '--', '--only-changed', '--pass-with-no-tests'],
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

const memory = process.env.TMPDIR ? undefined : memoryFolder()
if (memory) process.env.TMPDIR = memory
// Compilers and tests make much that is soon forgotten: in a larger nursery it is not moved first.
const nursery = '--max-semi-space-size'
if (process.allowedNodeEnvironmentFlags.has(nursery))
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} ${nursery}=64`.trim()

const run = async ({ name, script, count, command = ['npm', 'run', '-s', script] }) => {
  const { tell, end } = speaker(name)
  const startedAt = Date.now()
  const { code, out } = await runCommand(command, tell)
  end()
  const counted = count?.(out) ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  // A gate that fails without a failing test (it crashed, or ran nothing) still counts as one.
  const broken =
    (code !== 0 && counted.failed === 0) || (code === 0 && counted.passed === 0 && !isOfChange)
  return {
    name,
    slow: [...out.matchAll(/^slow file +([\d.]+) s (\S+)(.*)$/gm)].map(
      ([, seconds, file, remark]) => ({ seconds: Number(seconds), file, remark }),
    ),
    passed: counted.passed,
    failed: counted.failed + (broken ? 1 : 0),
    ms: Date.now() - startedAt,
  }
}

const startedAt = Date.now()
const rows = []
const running = new Map()
const waiting = (isOfChange ? gatesOfChange(changedFiles()) : gates).filter(
  ({ name }) => wanted.length === 0 || wanted.includes(name),
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
const passed = rows.reduce((total, row) => total + row.passed, 0)
const failed = rows.reduce((total, row) => total + row.failed, 0)
const minutes = (Date.now() - startedAt) / 60_000
const budget =
  wanted.length > 0 || options.length > 0 ? '' : `, of ${BUDGET_MINUTES} on two fast cores`
console.log(`\nin ${minutes.toFixed(1)} minutes${budget}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
