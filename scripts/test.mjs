import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { ensureBrowser, installPackages, root } from './install.mjs'
import { memoryFolder } from './memory-folder.mjs'

const CORES = availableParallelism()

/**
 * `npm test`: every gate. A gate that runs tests counts its tests, any other counts as one.
 * `npm test -- lint unit` runs the named ones only.
 */

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

const builds = ['build-h5', 'build-weapp']

/**
 * What does not use every core runs beside another (`cores: 1`); what needs a build names it. The
 * longest of them come first, so that none is left to run alone.
 */
const gates = [
  { name: 'lint', script: 'lint', cores: 1 },
  { name: 'types', script: 'types', cores: 1 },
  { name: 'format', script: 'format', cores: 1 },
  { name: 'unused', script: 'unused', cores: 1 },
  { name: 'walls', script: 'test:walls', count: nodeTest, cores: 1 },
  { name: 'catalogue', script: 'catalogue:check', cores: 1 },
  { name: 'build-weapp', script: 'built:weapp', cores: 1 },
  { name: 'build-h5', script: 'built:h5', cores: 1 },
  { name: 'weapp-gate', script: 'weapp:gate', cores: 1, after: ['build-weapp'] },
  { name: 'e2e-weapp', script: 'test:e2e-weapp', count: nodeTest, cores: 1, after: builds },
  { name: 'weapp-sim', script: 'test:weapp-sim', count: nodeTest, cores: 1, after: builds },
  { name: 'size', script: 'size', cores: 1, after: builds },
  { name: 'old-engines', script: 'old-engines', cores: 1, after: ['build-h5'] },
  { name: 'unit', script: 'test:unit', count: jest },
  { name: 'postgres', script: 'test:postgres', count: jest },
  { name: 'e2e-h5', script: 'test:e2e-h5', count: nodeTest, after: ['build-h5'] },
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

/** Runs one npm script; `tell` gets what it prints. Resolves to all of that and the exit code. */
const runScript = (script, tell) =>
  new Promise((resolve) => {
    const child = spawn('npm', ['run', '-s', script], {
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
      hear(`\n${script} is stuck and was ended\n`)
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

const wanted = process.argv.slice(2)
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

const run = async ({ name, script, count }) => {
  const { tell, end } = speaker(name)
  const startedAt = Date.now()
  const { code, out } = await runScript(script, tell)
  end()
  const counted = count?.(out) ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  // A gate that fails without a failing test (it crashed, or ran nothing) still counts as one.
  const broken = (code !== 0 && counted.failed === 0) || (code === 0 && counted.passed === 0)
  return {
    name,
    passed: counted.passed,
    failed: counted.failed + (broken ? 1 : 0),
    ms: Date.now() - startedAt,
  }
}

const startedAt = Date.now()
const rows = []
const running = new Map()
const waiting = gates.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
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
for (const { name, passed, failed, ms } of rows)
  console.log(
    `${failed > 0 ? 'FAIL' : 'ok  '} ${name.padEnd(12)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${(ms / 1000).toFixed(1).padStart(7)} s`,
  )
const passed = rows.reduce((total, row) => total + row.passed, 0)
const failed = rows.reduce((total, row) => total + row.failed, 0)
console.log(`\nin ${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
