import { freePort } from '../../scripts/free-port'
import { createConsole } from '../../server/console/app'
import type { Context } from '../../server/context/context'

/** Opens the operators' console of a gateway on a port of its own. */
export async function openConsole(ctx: Context) {
  const app = await createConsole(ctx, { root: 'no-pages' })
  const port = await freePort()
  await app.listen({ port, host: '127.0.0.1' })
  return { origin: `http://127.0.0.1:${port}`, close: () => app.close() }
}

/** The console of a file's tests: it opens after the gateway and closes before it. */
export function fileConsole(gateway: { ctx: Context }): { origin: string } {
  const open = { origin: '', close: async (): Promise<void> => undefined }
  beforeAll(async () => {
    Object.assign(open, await openConsole(gateway.ctx))
  })
  afterAll(() => open.close())
  return open
}
