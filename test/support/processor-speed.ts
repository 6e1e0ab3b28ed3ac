import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** Turns of the loop below that a fast core does in a second. */
const FAST = 700e6
const MEASURED_MS = 500

const program = `
  const { Worker } = require('node:worker_threads')
  const loop = \`
    const { parentPort } = require('node:worker_threads')
    const run = (turns, state) => {
      for (let n = 0; n < turns; n += 1) state = (Math.imul(state, 1103515245) + 12345) | 0
      return state
    }
    let turns = 0, state = 1
    for (const until = performance.now() + ${MEASURED_MS}; performance.now() < until; turns += 1e6)
      state = run(1e6, state)
    parentPort.postMessage(turns)
  \`
  let sum = 0
  for (let core = 0; core < ${availableParallelism()}; core += 1)
    new Worker(loop, { eval: true }).on('message', (turns) => { sum += turns })
  process.on('exit', () => process.stdout.write(String(sum)))
`

/**
 * How many fast cores this machine is worth now. All cores are kept busy for half a second, because a
 * slow core, a quota of processor time and a busy neighbour can be seen in no other way.
 */
export function fastCores(): number {
  const { stdout } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' })
  return Number(stdout) / FAST / (MEASURED_MS / 1000)
}
