import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const SHARED_MEMORY = '/dev/shm'
const GIB = 1024 ** 3

/** It is false where there is little memory, as in a container with 64 MB of shared memory. */
const hasRoomInMemory = () => {
  if (!existsSync(SHARED_MEMORY) || freemem() < 8 * GIB) return false
  const { bavail, bsize } = statfsSync(SHARED_MEMORY)
  return bavail * bsize > 6 * GIB
}

/**
 * Gives the short-lived data of tests a folder, which is deleted when this process ends. It is in
 * memory where there is room, unless TMPDIR names a place: on a busy disk, the commits of the tests'
 * databases would take longer than the tests.
 */
export const makeTemporaryFolder = () => {
  const isInMemory = process.env.TMPDIR === undefined && hasRoomInMemory()
  const folder = mkdtempSync(join(isInMemory ? SHARED_MEMORY : tmpdir(), 'huimin-'))
  // PostgreSQL runs as another user, who must be able to write here.
  chmodSync(folder, 0o1777)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  process.env.TMPDIR = folder
}
