import { spawn } from 'node:child_process'
import { ensureBrowser, installPackages, root } from './install.mjs'

/**
 * `npm test`: every gate, in an order that fails early. A gate that runs tests counts its tests,
 * any other counts as one. `npm test -- lint unit` runs the named ones only.
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

const gates = [
  { name: 'format', script: 'format' },
  { name: 'lint', script: 'lint' },
  { name: 'walls', script: 'test:walls', count: nodeTest },
  { name: 'types', script: 'types' },
  { name: 'unused', script: 'unused' },
  { name: 'catalogue', script: 'catalogue:check' },
  { name: 'unit', script: 'test:unit', count: jest },
  { name: 'postgres', script: 'test:postgres', count: jest },
  { name: 'build-h5', script: 'built:h5' },
  { name: 'build-weapp', script: 'built:weapp' },
  { name: 'old-engines', script: 'old-engines' },
  { name: 'size', script: 'size' },
  { name: 'weapp-gate', script: 'weapp:gate' },
  { name: 'weapp-sim', script: 'test:weapp-sim', count: nodeTest },
  { name: 'e2e-weapp', script: 'test:e2e-weapp', count: nodeTest },
  { name: 'e2e-h5', script: 'test:e2e-h5', count: nodeTest },
]

/** Runs one npm script, shows what it prints as it prints it, and returns it with the exit code. */
const runScript = (script) =>
  new Promise((resolve) => {
    const child = spawn('npm', ['run', '-s', script], {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0' },
    })
    let out = ''
    for (const [stream, target] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])
      stream.on('data', (chunk) => {
        out += chunk
        target.write(chunk)
      })
    child.on('close', (code) => resolve({ code, out }))
  })

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

const rows = []
for (const gate of gates.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`\n=== ${gate.name}`)
  const startedAt = Date.now()
  const { code, out } = await runScript(gate.script)
  const counted = gate.count?.(out) ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  // A gate that fails without a failing test (it crashed, or ran nothing) still counts as one.
  const broken = (code !== 0 && counted.failed === 0) || (code === 0 && counted.passed === 0)
  rows.push({
    ...gate,
    passed: counted.passed,
    failed: counted.failed + (broken ? 1 : 0),
    ms: Date.now() - startedAt,
  })
}

console.log('')
for (const { name, passed, failed, ms } of rows)
  console.log(
    `${failed > 0 ? 'FAIL' : 'ok  '} ${name.padEnd(12)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${(ms / 1000).toFixed(1).padStart(7)} s`,
  )
const passed = rows.reduce((total, row) => total + row.passed, 0)
const failed = rows.reduce((total, row) => total + row.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
