import { isDay } from '@/domain/time/day'
import { createApp } from '../server/app'
import { createContext } from '../server/assemble'
import { readEnv } from '../server/context/env'
import { silentLog } from '../server/context/log'
import { loadEnvFiles } from '../server/env-files'
import { reconcileDay } from '../server/ledger/day'
import { ledgerPage } from '../server/ledger/page'
import { reconcile } from '../server/ledger/reconcile'
import { exitWith } from './exit-with'

/**
 * `npm run reconcile` checks the gateway's own ledger.
 * `npm run reconcile -- 2026-11-20` also checks it against the bills of that day, and stores the
 * result. The exit code is 1 on any difference. PGlite belongs to one process, so stop the gateway
 * first when you use it.
 */
async function main(day: string | undefined): Promise<number> {
  loadEnvFiles()
  if (day !== undefined && !isDay(day)) {
    console.log('Usage: npm run reconcile [-- YYYY-MM-DD]')
    return 1
  }
  const env = readEnv(process.env)
  const { ctx, sandbox, close } = await createContext(env, { log: silentLog })
  // The simulators run in a gateway. This one runs them unless another process has the port.
  const app = sandbox && day ? await createApp(ctx, { version: 'reconcile', sandbox }) : undefined
  try {
    await app?.listen({ port: env.PORT, host: '127.0.0.1' }).catch(() => undefined)
    const done = day
      ? await reconcileDay(ctx, day)
      : { ok: true as const, value: await reconcile(ctx.db) }
    console.log(done.ok ? ledgerPage(done.value) : `A bill of ${day} is missing: ${done.code}`)
    return done.ok && done.value.differences.length === 0 ? 0 : 1
  } finally {
    await app?.close()
    await close()
  }
}

exitWith(main(process.argv[2]))
