import type { Locator, Page } from '@playwright/test'
import { atRest } from './storefront'

/** Names of the buttons that open the states of all dialogs. */
export const statesOf = async (page: Page): Promise<string[]> => {
  const buttons = page.locator('.hm-card:has([role=status]) .hm-row button')
  await buttons.first().waitFor()
  return buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
}

/** The first state of each dialog. The name of a state begins with the dialog's name. */
export const firstOfEach = (states: readonly string[]): string[] => {
  const dialogs = states.map((state) => state.split(' ', 1).join())
  return states.filter((_state, at) => dialogs.indexOf(dialogs[at] ?? '') === at)
}

/** Opens a state and waits until nothing moves, so that contrast and pictures are right. */
export const openedState = async (page: Page, state: string): Promise<Locator> => {
  await page.getByRole('button', { name: state, exact: true }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await atRest(page)
  return dialog
}
