import { createApp } from '../../server/app'
import { createContext } from '../../server/assemble'
import type { Env } from '../../server/env'
import { startJobs } from '../../server/jobs/run'

/** The program that killable-gateway.ts runs: the gateway as server/main.ts starts it, by the world's clock. */
export interface Given {
  env: Env
  /** How far the world's clock is ahead, ms. */
  offsetMs: number
}

async function main(): Promise<void> {
  const { env, offsetMs } = JSON.parse(process.env['GATEWAY'] ?? '') as Given
  const { ctx } = await createContext(env, { clock: { now: () => Date.now() + offsetMs } })
  const app = await createApp(ctx, { version: 'test' })
  await app.listen({ port: env.PORT, host: env.HOST })
  startJobs(ctx)
  process.send?.('ready')
}

main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
