import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

/** Runs `taro build` for one target, without the framework's usage statistics. */
const [target, ...rest] = process.argv.slice(2)
const isForPeople = !rest.includes('--watch')
if (target === 'weapp' && isForPeople && !process.env.GATEWAY_URL) {
  console.error(
    'Set GATEWAY_URL, the address of the gateway that the mini-program calls. On this machine: GATEWAY_URL=http://127.0.0.1:8080 npm run build:weapp',
  )
  process.exit(1)
}
// `build-if-changed` must not take this result for its own, which may have other settings.
rmSync(join(import.meta.dirname, '../.cache', `built-${target}`), { force: true })
const { status } = spawnSync('taro', ['build', '--type', target, ...rest], {
  stdio: 'inherit',
  env: {
    ...process.env,
    TARO_TELEMETRY: '0',
    DO_NOT_TRACK: '1',
    NODE_ENV: isForPeople ? 'production' : 'development',
  },
})
process.exit(status ?? 1)
