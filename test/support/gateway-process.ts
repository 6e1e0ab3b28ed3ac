import { getGlobalDispatcher, setGlobalDispatcher, type Dispatcher } from 'undici'
import { createApp } from '../../server/app'
import { createContext } from '../../server/assemble'
import { createConsole } from '../../server/console/app'
import type { Env } from '../../server/context/env'
import { silentLog, type Log } from '../../server/context/log'
import { startJobs } from '../../server/jobs/run'
import { watchClock } from '../../server/watch/clock'
import { readSaleStops } from '../../server/watch/sale-stops'

/** `killableGateway` runs this program: the gateway of server/main.ts with the world's clock. */
export interface Given {
  env: Env
  /** Milliseconds by which the world's clock is ahead. */
  offsetMs: number
  /** Milliseconds by which this machine's own clock is wrong. */
  skewMs: number
  /** Number of this start of the gateway. The process sends it with every request. */
  life: number
}

async function main(): Promise<void> {
  const { env, offsetMs, skewMs, life } = JSON.parse(process.env['GATEWAY'] ?? '') as Given
  const real = Date.now.bind(Date)
  Date.now = () => real() + skewMs
  const withLife: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (asked, handler) =>
    dispatch({ ...asked, headers: { ...asked.headers, 'x-life': String(life) } }, handler)
  setGlobalDispatcher(getGlobalDispatcher().compose(withLife))
  const error: Log['error'] = ({ alarm }) => {
    if (alarm) process.send?.({ alarm })
  }
  const clock = { now: () => Date.now() + offsetMs }
  const { ctx, realClock } = await createContext(env, { clock, log: { ...silentLog, error } })
  const app = await createApp(ctx, { version: 'test' })
  await app.listen({ port: env.PORT, host: env.HOST })
  if (env.CONSOLE_PORT !== undefined) {
    const staffConsole = await createConsole(ctx, { root: 'no-pages' })
    await staffConsole.listen({ port: env.CONSOLE_PORT, host: env.HOST })
  }
  const jobs = startJobs(ctx)
  watchClock(ctx, realClock)
  readSaleStops(ctx)
  process.on('message', (asked) => {
    if (asked === 'end jobs') void jobs.stop().then(() => process.send?.('jobs ended'))
  })
  process.send?.('ready')
}

main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
