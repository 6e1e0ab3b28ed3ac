import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { goalOf, judges } from '../../config/mutants.mjs'
import kept from '../../config/mutants-kept.mjs'

/**
 * `npm run mutants -- <folder> [<files>]` breaks every line of a folder of the gateway, such as `revoke`, one
 * after the other, and prints which changes no test notices. `<files>` are patterns of Stryker, such as
 * `server/pay/refund.ts:20-80`.
 */

const [folder = '', ...files] = process.argv.slice(2)
if (!Object.hasOwn(judges, folder)) throw new Error(`Name one of: ${Object.keys(judges).join(' ')}`)
const started = performance.now()
const only = files.length > 0 ? ['--mutate', files.join()] : []
const command = ['test/support/postgres.ts', 'npx', 'stryker', 'run', 'config/mutants.mjs', ...only]
const { status } = spawnSync('npx', ['tsx', ...command], {
  stdio: 'inherit',
  env: { ...process.env, MUTANTS_OF: folder },
})
if (status !== 0) process.exit(status ?? 1)

const oneLine = (text) => text.replace(/\s+/g, ' ').trim()
const report = JSON.parse(readFileSync(`reports/mutation/${folder}.json`, 'utf8'))
const counts = { killed: 0, survived: 0, kept: 0 }

/** Prints the changes of one line that no test noticed. */
const tell = (file, lines, at, mutants) => {
  const line = lines[at - 1].trim()
  const unnoticed = []
  for (const { status: fate, location, replacement } of mutants) {
    const { start, end } = location
    const until = start.line === end.line ? end.column - 1 : undefined
    const from = lines[at - 1].slice(start.column - 1, until)
    const put = oneLine(replacement)
    const isKept = kept.some((one) => one.file === file && one.line === line && one.put === put)
    counts[isKept ? 'kept' : 'survived'] += 1
    const unreached = fate === 'NoCoverage' ? '   (no test reaches it)' : ''
    if (!isKept) unnoticed.push(`    ${from}  =>  ${put}${unreached}`)
  }
  if (unnoticed.length > 0) console.log([`${file}:${at}  ${line}`, ...unnoticed].join('\n'))
}

for (const [file, { source, mutants }] of Object.entries(report.files)) {
  const lines = source.split('\n')
  const judged = mutants.filter(({ status: fate }) => fate !== 'Ignored')
  const killed = judged.filter(({ status: fate }) => fate === 'Killed' || fate === 'Timeout')
  counts.killed += killed.length
  for (let at = 1; at <= lines.length; at += 1) {
    const here = judged.filter((one) => one.location.start.line === at && !killed.includes(one))
    tell(file, lines, at, here)
  }
}
const all = counts.killed + counts.survived
const share = ((100 * counts.killed) / all).toFixed(1)
const minutes = ((performance.now() - started) / 60_000).toFixed(1)
console.log(
  `${folder}: ${counts.killed} of ${all} mutants killed (${share} %), ${counts.survived} survived, ` +
    `${counts.kept} kept for a reason, ${minutes} minutes`,
)
if (Number(share) < goalOf(folder)) process.exitCode = 1
