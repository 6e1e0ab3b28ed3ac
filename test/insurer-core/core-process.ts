import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** The example core as a process of its own, on a free port. */

export const corePy = join(__dirname, '../../packages/insurer-core/examples/core.py')
export const secret = 'test-secret'

/** Runs a program whose clock is ahead by the seconds that stand in a file. */
const shifted = `
import runpy, sys, time
_, clock, *sys.argv = sys.argv
real, last = time.time, [0.0]
def ahead():
    try:
        last[0] = float(open(clock).read())
    except ValueError:  # It is being written.
        pass
    return last[0]
time.time = lambda: real() + ahead()
time.time_ns = lambda: int(time.time() * 1_000_000_000)
runpy.run_path(sys.argv[0], run_name="__main__")
`

export interface CoreOptions {
  /** The file that outlives the process. */
  data?: string
  port?: number
  /** The key that it shares with the gateway. */
  key?: { keyId: string; secretKey: string }
  /** A file with the seconds by which the core's clock is ahead. */
  clock?: string
}

export async function startCore({
  data = ':memory:',
  port = 0,
  key = { keyId: 'huimin', secretKey: secret },
  clock,
}: CoreOptions = {}) {
  const shared = ['--key-id', key.keyId, '--secret', key.secretKey]
  const own = [corePy, '--port', String(port), ...shared, '--data', data, '--test']
  const args = clock === undefined ? own : ['-c', shifted, clock, ...own]
  // Python tells of each connection that a killed gateway breaks.
  const told = clock === undefined ? 'inherit' : 'ignore'
  const child = spawn('python3', args, { stdio: ['ignore', 'pipe', told] })
  const heard = await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the core ended with ${code}`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /^core on port (\d+)$/.exec(line)?.[1]
      if (found !== undefined) resolve(found)
    })
  })
  return {
    url: `http://127.0.0.1:${heard}`,
    stop: () => void child.kill('SIGKILL'),
    /** Sends SIGKILL and resolves when the process has ended. */
    kill: () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGKILL')
      }),
  }
}
