import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: flags,
  })

/** The phones the product is looked at on. */
export const phones = {
  common: { width: 390, height: 844 },
  small: { width: 320, height: 640 },
} as const

export interface PhoneOptions {
  size?: keyof typeof phones
  dark?: boolean
  deviceScaleFactor?: number
}

export interface Phone {
  context: BrowserContext
  page: Page
  /** Everything the page logged as an error; a test asserts that it stays empty. */
  errors: string[]
}

/** A fresh phone: no cookies, no storage, nothing but our own origin reachable. */
export const openPhone = async (
  browser: Browser,
  origin: string,
  options: PhoneOptions = {},
): Promise<Phone> => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: phones[options.size ?? 'common'],
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: options.deviceScaleFactor ?? 2,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: options.dark ? 'dark' : 'light',
  })
  const errors: string[] = []
  await context.route(
    (url) => url.origin !== origin,
    (route) => {
      errors.push(`third party: ${route.request().url()}`)
      return route.abort()
    },
  )
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return { context, page, errors }
}
