import type { Browser, FrameLocator, Locator, Page } from '@playwright/test'

/** Opens the workbench on a desktop, with its first phones or with one of the given kinds each. */
export async function openWorkbench(
  browser: Browser,
  origin: string,
  kinds: readonly string[] = [],
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(180_000)
  if (kinds.length > 0) await page.addInitScript(keepPhones, kinds)
  await page.goto(`${origin}/sandbox`)
  return page
}

/** As the workbench stores its phones. */
const keepPhones = (kinds: readonly string[]): void => {
  if (window.top !== window) return
  const at = '/insure?cityCode=310000&productCode=PP57'
  const phones = kinds.map((kind) => ({ id: kind, kind, width: 390, at }))
  if (!localStorage.getItem('workbench-phones'))
    localStorage.setItem('workbench-phones', JSON.stringify(phones))
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
