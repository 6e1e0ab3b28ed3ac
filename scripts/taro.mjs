import { spawnSync } from 'node:child_process'

/** `taro build` for one target, with the framework's usage statistics switched off. */
const [target, ...rest] = process.argv.slice(2)
const { status } = spawnSync('taro', ['build', '--type', target, ...rest], {
  stdio: 'inherit',
  env: {
    ...process.env,
    TARO_TELEMETRY: '0',
    DO_NOT_TRACK: '1',
    NODE_ENV: rest.includes('--watch') ? 'development' : 'production',
  },
})
process.exit(status ?? 1)
