import { resolve } from 'node:path'
import { startSim } from './server'

/** The port WeChat DevTools uses for automation. */
const AUTOMATOR_PORT = 9420

/**
 * `npx tsx cli.ts [dist/weapp] [entry page?query]`: opens a compiled mini-program
 * for an automator client, until Ctrl-C. `GATEWAY_URL` is the gateway it was built for and
 * `GATEWAY_ORIGIN` where that gateway really listens.
 */
const main = async () => {
  const [dist = 'dist/weapp', entry] = process.argv.slice(2)
  const built = process.env.GATEWAY_URL ?? 'http://127.0.0.1:8080'
  const origins = { [built]: process.env.GATEWAY_ORIGIN ?? built }
  const sim = await startSim({
    ...{ dist: resolve(dist), entry, origins, port: AUTOMATOR_PORT },
    onException: ({ message }) => console.error(message),
  })
  console.log(`${sim.wsEndpoint} shows ${await sim.page.title()}`)
  process.once('SIGINT', () => void sim.stop())
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
