import { readFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { createApp } from './app'
import { createContext, type Sandbox } from './assemble'
import { CatalogueError } from './catalogue/problem'
import { createConsole } from './console/app'
import { samples, SAMPLE_PASSWORD } from './console/sample-staff'
import type { Context } from './context/context'
import { EnvError, readEnv, type Env } from './context/env'
import { OldDatabase } from './db/migrate'
import { FolderInUse } from './db/own-folder'
import { loadEnvFiles } from './env-files'
import { startJobs } from './jobs/run'
import { WrongKey } from './key-rotation/check'
import { serveMetrics } from './metrics-server'
import { watchClock } from './watch/clock'
import { readSaleStops } from './watch/sale-stops'

/**
 * Starts the gateway, and ends it in order on a signal. Jobs also survive `kill -9` (jobs/run.ts).
 */

const manifest = v.object({ version: v.string() })
const { version } = v.parse(
  manifest,
  JSON.parse(readFileSync(join(__dirname, '../package.json'), 'utf8')),
)

async function main(): Promise<void> {
  loadEnvFiles()
  const env = readEnv(process.env)
  const { ctx, sandbox, realClock, reloadCatalogue, close } = await createContext(env)
  const app = await createApp(ctx, { version, sandbox })
  await ctx.saleStops.read()
  await app.listen({ port: env.PORT, host: env.HOST })
  const metrics = await serveMetrics(ctx)
  const staffConsole = await serveConsole(ctx)
  const jobs = startJobs(ctx)
  const stopsRead = readSaleStops(ctx)
  const clockWatch = watchClock(ctx, realClock)
  for (const line of [...welcome(env.PORT, sandbox), ...welcomeStaff(env)]) console.log(line)

  process.on('SIGUSR2', reloadCatalogue)

  let ending = false
  const end = async () => {
    if (ending) return
    ending = true
    await app.close()
    await staffConsole?.close()
    metrics.close()
    clockWatch.stop()
    clearInterval(stopsRead)
    await jobs.stop()
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end())
}

/** The operators' console, where a port is set for it. */
async function serveConsole(ctx: Context) {
  const { CONSOLE_PORT, HOST } = ctx.env
  if (CONSOLE_PORT === undefined) return undefined
  const app = await createConsole(ctx)
  await app.listen({ port: CONSOLE_PORT, host: HOST })
  return app
}

const shown = '/insure?cityCode=310000&productCode=PP57'

const welcome = (port: number, sandbox: Sandbox | undefined): string[] => {
  const hosts = ['localhost', ...localAddresses()]
  return [
    `惠民保 ${version}${sandbox ? '（沙箱：不会真实扣费）' : ''}`,
    ...(sandbox ? [`  工作台  http://localhost:${port}/sandbox`] : []),
    ...hosts.map((host) => `  http://${host}:${port}${shown}`),
    ...(sandbox ? ['用电脑浏览器模拟（to 可以是任何页面）：'] : []),
    ...(sandbox?.hosts ?? []).map(
      ([name, host]) =>
        `  ${name}  http://localhost:${port}/sandbox/as/${host}?to=${encodeURIComponent(shown)}`,
    ),
  ]
}

const welcomeStaff = ({ CONSOLE_PORT, SANDBOX }: Env): string[] => {
  if (CONSOLE_PORT === undefined) return []
  const origin = `http://localhost:${CONSOLE_PORT}`
  if (!SANDBOX) return [`控制台  ${origin}`]
  const logins = samples.map(({ login, name }) => `${login}（${name}）`).join('、')
  return [
    `控制台  ${origin}`,
    `  登录名  ${logins}`,
    `  密码  ${SAMPLE_PASSWORD}`,
    `  动态码  ${origin}/sandbox/staff`,
    '  也可以点「用企业账号登录」，选一位同事',
  ]
}

const localAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((list) =>
    (list ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => address),
  )

main().catch((error: unknown) => {
  const known = [EnvError, CatalogueError, FolderInUse, OldDatabase, WrongKey].some(
    (kind) => error instanceof kind,
  )
  console.error(known && error instanceof Error ? error.message : error)
  process.exit(1)
})
