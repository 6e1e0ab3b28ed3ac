import type { Browser, FrameLocator, Locator, Page } from '@playwright/test'

/** Opens the workbench on a desktop. */
export async function openWorkbench(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.goto(`${origin}/sandbox`)
  return page
}

/** Closes the phones, so that none talks into the next test. */
export const closeWorkbench = async (browser: Browser): Promise<void> => {
  for (const context of browser.contexts()) await context.close()
}

/** The page in a phone. */
export const phoneOf = (page: Page, id: string): FrameLocator =>
  page.frameLocator(`[data-phone="${id}"] iframe`)
/** A phone with its settings and address, around the page that it shows. */
export const frameOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: `手机：${name}`, exact: true })
/** A button that is not busy. */
export const named = (within: Page | FrameLocator, name: string): Locator =>
  within.getByRole('button', { name, exact: true }).and(within.locator(':not([aria-busy=true])'))
