import { spawn } from 'node:child_process'
import { loadEnvFiles } from './env-files.mjs'
import { installPackages, root } from './install.mjs'

/** `npm run dev` runs gateway, storefront and console. Each restarts or reloads when its sources change. */

installPackages()
loadEnvFiles()
const env = { ...process.env, SANDBOX: process.env.SANDBOX ?? 'on' }
const running = [
  spawn('npx', ['tsx', 'watch', 'server/main.ts'], { cwd: root, stdio: 'inherit', env }),
  spawn('npx', ['-c', 'node scripts/taro.mjs h5 --watch'], { cwd: root, stdio: 'inherit', env }),
  spawn('node', ['scripts/build-console.mjs', '--watch'], { cwd: root, stdio: 'inherit', env }),
]
const stop = () => running.forEach((child) => child.kill())
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const child of running) child.on('exit', stop)
