import { existsSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { isSteadyRun, slowProcessor, slowRequests } from './slow-line'

/** The shell draws as the whole browser does, and has no windows of its own to keep up. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** How each browser of the tests is started; without a path it is the one that Playwright fetched. */
export const launchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? installed.find((path) => existsSync(path)),
  args: [
    // Nothing but this machine is reachable, whatever a page asks for.
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

/** The phones the product is looked at on. */
export const phones = {
  common: { width: 390, height: 844 },
  small: { width: 320, height: 640 },
} as const

export interface PhoneOptions {
  size?: keyof typeof phones
  dark?: boolean
  deviceScaleFactor?: number
  /** Where the pages are, if not on the gateway. */
  baseURL?: string
  /** Origins beside its own that it may ask. */
  others?: readonly string[]
  /** Without scripts only what the gateway itself drew is seen. */
  scripts?: boolean
}

export interface Phone {
  context: BrowserContext
  page: Page
  /** Everything the page logged as an error; a test asserts that it stays empty. */
  errors: string[]
}

/**
 * A fresh phone: no cookies, no storage, nothing but our own machine reachable. What it asks other
 * origins for is watched and not intercepted: who intercepts has no cache, and each page would be
 * fetched and compiled anew.
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
    // The browser's own pages, such as its viewer of PDF, are no third party.
    if (/^(https?|wss?):$/.test(url.protocol) && !ours.includes(url.origin))
      errors.push(`third party: ${request.url()}`)
  })
  if (isSteadyRun) await slowRequests(context)
  const page = await context.newPage()
  if (isSteadyRun) await slowProcessor(page)
  page.setDefaultTimeout(60_000)
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return { context, page, errors }
}
