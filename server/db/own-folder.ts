import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export class FolderInUse extends Error {}

/**
 * PGlite does not notice a second process on its files, and two would ruin them. The lock names
 * its process, so one left behind by a killed gateway is seen to be nobody's.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'gateway.pid')
  const holder = existsSync(path) ? Number(readFileSync(path, 'utf8')) : undefined
  if (holder && holder !== process.pid && isGateway(holder))
    throw new FolderInUse(`${folder} is used by another gateway (process ${holder}): end it first.`)
  writeFileSync(path, String(process.pid))
  return () => rmSync(path, { force: true })
}

/** The number may have gone to another program since: where it can be told, it is. */
function isGateway(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const command = `/proc/${pid}/cmdline`
  return !existsSync(command) || readFileSync(command, 'utf8').includes('server/main')
}
