import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/**
 * Starts the Chromium of `CHROMIUM_PATH`, that of the system, or Playwright's. It can reach only
 * this machine.
 */
export const launchBrowser = (): Promise<Browser> => {
  const executablePath = process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path))
  const found = executablePath ?? chromium.executablePath()
  if (!existsSync(found))
    throw new Error(
      'No Chromium: set CHROMIUM_PATH, or run "npx playwright-core install --with-deps --only-shell chromium"',
    )
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost , EXCLUDE *.localhost',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
    ],
  })
}
