import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * PGlite's files, synced to the disk. By default, PGlite starts PostgreSQL with `-F`, and its fsync
 * does nothing. A killed process loses nothing then, because the kernel holds what was written; but
 * a power cut may lose commits that were acknowledged, or damage the cluster. Here fsync reaches
 * the disk, and PostgreSQL calls it before it acknowledges a commit.
 */
export class DurableFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, options)
    const addFsync = (module: object) => {
      const { NODEFS } = module as { NODEFS: NodeFiles }
      NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fsyncSync(stream.nfd)
        else fsyncPath(NODEFS.realPath(stream.node))
        return 0
      }
    }
    const { preRun = [] } = emscriptenOpts
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(Array.isArray(preRun) ? preRun : [preRun]), addFsync],
      },
    }
  }
}

/** The parts of Emscripten's NODEFS that are used here. */
interface NodeFiles {
  stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number }
  realPath(node: unknown): string
}

/**
 * Start parameters for PGlite with fsync on. The method is fsync, because PGlite's fdatasync does
 * nothing.
 */
export const durableSettings = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']

function fsyncPath(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/**
 * Syncs a whole folder. A new cluster needs it, because its files were written before fsync was on.
 */
export function fsyncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) fsyncTree(path)
    else if (entry.isFile()) fsyncPath(path)
  }
  fsyncPath(folder)
}
