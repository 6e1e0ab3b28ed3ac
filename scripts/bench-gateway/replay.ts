import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs all scripts in parallel with pgbench, each once, and answers the seconds that it took. */
export async function replay(
  bin: string,
  url: string,
  scripts: readonly string[],
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'huimin-replay-'))
  try {
    const files = scripts.map((script, index) => {
      const path = join(folder, `${index}.sql`)
      writeFileSync(path, script)
      return path
    })
    const startedAt = performance.now()
    await Promise.all(files.map((file) => once(join(bin, 'pgbench'), file, url)))
    return (performance.now() - startedAt) / 1000
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const once = (program: string, file: string, url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const args = ['-n', '-c', '1', '-t', '1', '-f', file, url]
    const client = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    client.stderr.on('data', (chunk) => (said += String(chunk)))
    client.once('error', reject)
    client.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(said))))
  })
