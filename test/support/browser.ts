import { existsSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { isSteadyRun, slowProcessor, slowRequests } from './slow-line'

/** The headless shell draws like the whole browser, without the cost of windows. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

const executablePath = process.env['CHROMIUM_PATH'] ?? installed.find((path) => existsSync(path))

/** Start options of every test browser. Without a path, Playwright uses its own browser. */
export const launchOptions = {
  ...(executablePath !== undefined && { executablePath }),
  args: [
    // Pages can reach only this machine.
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost , EXCLUDE *.localhost',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** Screen sizes of the phones on which the product is tested. */
export const phones = {
  common: { width: 390, height: 844 },
  small: { width: 320, height: 640 },
} as const

export interface PhoneOptions {
  size?: keyof typeof phones
  dark?: boolean
  deviceScaleFactor?: number
  /** Origin of the pages. The default is the gateway. */
  baseURL?: string
  /** Other origins that the pages may request. */
  others?: readonly string[]
  /** Without scripts the page shows only what the gateway itself drew. */
  scripts?: boolean
}

export interface Phone {
  context: BrowserContext
  page: Page
  /** Errors that the page logged. Tests assert that the list stays empty. */
  errors: string[]
}

/**
 * Opens a fresh phone without cookies and storage, which can reach only this machine. Requests to
 * other origins are only watched. Intercepting them would switch off the cache, and each page would
 * be fetched and compiled again.
 */
export const openPhone = async (
  browser: Browser,
  origin: string,
  options: PhoneOptions = {},
): Promise<Phone> => {
  const context = await browser.newContext({
    baseURL: options.baseURL ?? origin,
    viewport: phones[options.size ?? 'common'],
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: options.deviceScaleFactor ?? 2,
    javaScriptEnabled: options.scripts ?? true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: options.dark ? 'dark' : 'light',
  })
  const errors: string[] = []
  const ours = [options.baseURL ?? origin, ...(options.others ?? [])]
  context.on('request', (request) => {
    const url = new URL(request.url())
    // The browser's own pages, such as its PDF viewer, are not third parties.
    if (/^(https?|wss?):$/.test(url.protocol) && !ours.includes(url.origin))
      errors.push(`third party: ${request.url()}`)
  })
  if (isSteadyRun) await slowRequests(context)
  const page = await context.newPage()
  if (isSteadyRun) await slowProcessor(page)
  page.setDefaultTimeout(180_000)
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return { context, page, errors }
}
