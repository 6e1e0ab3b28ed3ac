import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const SHARED_MEMORY = '/dev/shm'
const GIB = 1024 ** 3

/**
 * Makes a folder in memory for the short-lived data of tests. It is deleted when this process ends.
 * On a busy disk, the commits of the tests' databases would take longer than the tests. The answer
 * is undefined where there is little memory, as in a container with 64 MB of shared memory.
 */
export const memoryFolder = () => {
  if (!existsSync(SHARED_MEMORY) || freemem() < 8 * GIB) return undefined
  const { bavail, bsize } = statfsSync(SHARED_MEMORY)
  if (bavail * bsize < 6 * GIB) return undefined
  const folder = mkdtempSync(join(SHARED_MEMORY, 'huimin-'))
  // PostgreSQL runs as another user, who must be able to write here.
  chmodSync(folder, 0o1777)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  return folder
}
