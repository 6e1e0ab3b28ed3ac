import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Headless Chromium: `CHROMIUM_PATH`, else Debian's, else the one Playwright installed. */
export const launchBrowser = (): Promise<Browser> => {
  const debian = existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined
  return chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? debian, args: ARGS })
}
