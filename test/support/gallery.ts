import type { Locator, Page } from '@playwright/test'
import { atRest } from './storefront'

/** The buttons that open each state of each dialog, by their names. */
export const statesOf = async (page: Page): Promise<string[]> => {
  const buttons = page.locator('.hm-card:has([role=status]) .hm-row button')
  await buttons.first().waitFor()
  return buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
}

/** The first state of each dialog: the names of its states begin with the dialog's. */
export const firstOfEach = (states: readonly string[]): string[] => {
  const dialogs = states.map((state) => state.split(' ', 1).join())
  return states.filter((_state, at) => dialogs.indexOf(dialogs[at] ?? '') === at)
}

/** Opens a state; contrast is measured, and pictures are taken, once nothing moves. */
export const openedState = async (page: Page, state: string): Promise<Locator> => {
  await page.getByRole('button', { name: state, exact: true }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await atRest(page)
  return dialog
}
