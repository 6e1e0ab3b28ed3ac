import type { Page } from '@playwright/test'
import { atRest } from '../storefront'

/**
 * Opens an address in the running application, as going forward in the history does, and waits
 * until its page has loaded. Loading the application for each page would take most of the time.
 */
export const walkTo = async (page: Page, address: string): Promise<void> => {
  await page.evaluate((to) => {
    for (const left of document.querySelectorAll('.taro_page')) left.setAttribute('data-left', '')
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)
  await page.waitForFunction((path) => {
    const pages = [...document.querySelectorAll('.taro_page')]
    const shown = pages[pages.length - 1]
    return (
      location.pathname === path &&
      shown?.matches(':not([data-left])') &&
      shown.querySelector('h1')?.textContent &&
      !shown.querySelector('[aria-busy=true]')
    )
  }, address.split('?')[0])
  await atRest(page)
}
