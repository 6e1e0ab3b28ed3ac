import { spawn } from 'node:child_process'
import { loadEnvFiles } from './env-files.mjs'
import { installPackages, root } from './install.mjs'

/** `npm start` installs packages, builds what changed and runs the gateway with the storefront. */

installPackages()
// Settings of .env are read first, so that the default for SANDBOX does not replace them.
loadEnvFiles()
const { buildIfChanged } = await import('./build-if-changed.mjs')
buildIfChanged('h5')
buildIfChanged('console')

const gateway = spawn(process.execPath, ['scripts/gateway.mjs'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    CONSOLE_PORT: process.env.CONSOLE_PORT ?? '8081',
    SANDBOX: process.env.SANDBOX ?? (process.env.NODE_ENV === 'production' ? 'off' : 'on'),
  },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => gateway.kill(signal))
gateway.on('exit', (code) => process.exit(code ?? 1))
