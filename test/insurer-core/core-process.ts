import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** The example core as a process of its own, on a free port. */

export const corePy = join(__dirname, '../../packages/insurer-core/examples/core.py')
export const secret = 'test-secret'

/** `data` is the file that outlives the process. */
export async function startCore(data = ':memory:') {
  const args = [corePy, '--port', '0', '--secret', secret, '--data', data, '--test']
  const child = spawn('python3', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the core ended with ${code}`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /^core on port (\d+)$/.exec(line)?.[1]
      if (found !== undefined) resolve(found)
    })
  })
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill('SIGKILL') }
}
