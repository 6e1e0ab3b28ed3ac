import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startSim } from '@huimin/weapp-sim'

/**
 * A stub of the command `cli` of WeChat DevTools, with the one call that automation uses:
 * `cli auto --project <folder with project.config.json> --auto-port <port>`. Other arguments end it.
 * It writes its arguments into the file that `DEVTOOLS_STAND_IN` names. SIGTERM ends it.
 */
const main = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' }, 'auto-port': { type: 'string' } },
  })
  const { project = '', 'auto-port': port = '' } = values
  if (positionals.join() !== 'auto') throw new Error(`no command ${positionals.join()}`)
  const config = JSON.parse(readFileSync(join(project, 'project.config.json'), 'utf8')) as {
    appid?: string
    miniprogramRoot?: string
  }
  const sim = await startSim({
    dist: resolve(project, config.miniprogramRoot ?? ''),
    port: Number(port),
  })
  const told = { pid: process.pid, project, port: Number(port), appid: config.appid }
  writeFileSync(process.env['DEVTOOLS_STAND_IN'] ?? '', JSON.stringify(told))
  process.once('SIGTERM', () => void sim.stop())
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
