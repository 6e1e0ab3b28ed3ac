import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../server/app'
import { createContext } from '../../server/assemble'
import type { Context } from '../../server/context/context'
import { silentLog } from '../../server/context/log'
import type { Database } from '../../server/db/client'
import { freePort } from './gateway'
import type { World } from './outside-world'
import { remoteGateway, type RemoteGateway } from './remote'

/** A gateway in this process that uses a separate world. Jobs run only when a test calls them. */
export interface WorldGateway extends RemoteGateway {
  ctx: Context
  /** Closes the gateway but leaves the database open. */
  close(): Promise<void>
}

export async function openWorldGateway(
  world: World,
  database: Database,
  catalogueDir?: string,
): Promise<WorldGateway> {
  const dataDir = mkdtempSync(join(tmpdir(), 'huimin-world-'))
  const port = await freePort()
  const env = world.envOf({ port, dataDir, catalogueDir })
  const { ctx } = await createContext(env, { clock: world.clock, database, log: silentLog })
  const app = await createApp(ctx, { version: 'test' })
  await app.listen({ port, host: env.HOST })
  return {
    ...remoteGateway(`http://127.0.0.1:${port}`),
    now: () => world.clock.now(),
    ctx,
    close: async () => {
      await app.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
