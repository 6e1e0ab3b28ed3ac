import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * PGlite's files, really written to the disk. As it comes, PGlite starts PostgreSQL with `-F` and
 * answers its fsync without doing anything: a killed process loses nothing, because the kernel
 * holds what was written, but a power cut may lose what was acknowledged, or tear the cluster.
 * Here fsync reaches the disk, and PostgreSQL asks for it before it acknowledges a commit.
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

/** What Emscripten's NODEFS is made of, as far as it matters here. */
interface NodeFiles {
  stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number }
  realPath(node: unknown): string
}

/** PGlite's own settings, with fsync on; its fdatasync does nothing, so fsync is asked for. */
export const durableSettings = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']

function fsyncPath(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** For a cluster that has just been made: its files were written before fsync was asked for. */
export function fsyncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) fsyncTree(path)
    else if (entry.isFile()) fsyncPath(path)
  }
  fsyncPath(folder)
}
