import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const SHARED_MEMORY = '/dev/shm'
const GIB = 1024 ** 3

/**
 * A folder in memory for what tests keep for a moment, gone with this process. The databases of
 * their gateways wait for the disk at every commit, which on a busy one takes longer than the test.
 * Undefined where there is little room, as in a container that shares 64 MB.
 */
export const memoryFolder = () => {
  if (!existsSync(SHARED_MEMORY) || freemem() < 8 * GIB) return undefined
  const { bavail, bsize } = statfsSync(SHARED_MEMORY)
  if (bavail * bsize < 6 * GIB) return undefined
  const folder = mkdtempSync(join(SHARED_MEMORY, 'huimin-'))
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o1777)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  return folder
}
