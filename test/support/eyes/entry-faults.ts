import type { Page } from '@playwright/test'

/**
 * WCAG 2.2 rules about help and typing. 3.3.7: what a person typed before is not asked for again;
 * `typed` names these fields. 3.3.8: what signs a person in may be pasted or filled in by the
 * phone, and a puzzle is not the only way. Runs in a page.
 */
const findFaults = (typed: readonly string[]): string[] => {
  const faults: string[] = []
  const pages = [...document.querySelectorAll('.taro_page')]
  const shown = pages[pages.length - 1] ?? document.body
  const dialogs = shown.querySelectorAll('[role=dialog]')
  const root = dialogs[dialogs.length - 1] ?? shown
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')
  const fields = [
    ...root.querySelectorAll<HTMLInputElement>(
      'input:not([type=checkbox], [type=radio], [type=range], [type=hidden])',
    ),
  ].filter(isSeen)
  for (const field of fields) {
    const name = (field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '').trim()
    if (!field.value && !field.disabled && typed.some((label) => name.startsWith(label)))
      faults.push(`3.3.7 asked again: ${name}`)
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
    if (!field.dispatchEvent(paste)) faults.push(`3.3.8 cannot be pasted: ${name}`)
    if (field.type === 'password') faults.push(`3.3.8 a password: ${name}`)
    if (/验证码/.test(name) && field.autocomplete !== 'one-time-code')
      faults.push(`3.3.8 the phone cannot fill in: ${name}`)
  }
  for (const puzzle of root.querySelectorAll('input[type=range]')) {
    const around = puzzle.closest('[role=dialog], form') ?? root
    if (isSeen(puzzle) && around.querySelectorAll('[role=group] button').length < 2)
      faults.push('3.3.8 only a puzzle')
  }
  return faults
}

export const entryFaults = (page: Page, typed: readonly string[] = []): Promise<string[]> =>
  page.evaluate(findFaults, typed)

/**
 * The place of the help on the shown page, for 3.2.6: it must be the same on all pages. The last
 * place of the header, or a link of the page where the page draws no header.
 */
export const helpPlace = (page: Page): Promise<'header' | 'page' | 'nowhere'> =>
  page.evaluate(() => {
    const pages = [...document.querySelectorAll('.taro_page')]
    const shown = pages[pages.length - 1] ?? document.body
    const isHelp = (one: Element | undefined) => /客服/.test(one?.textContent ?? '')
    const header = shown.querySelector('.hm-page__header')
    if (header) {
      const controls = [...header.querySelectorAll('a, button, h1')]
      return isHelp(controls[controls.length - 1]) ? 'header' : 'nowhere'
    }
    const links = [...shown.querySelectorAll('a, button')].filter((one) => one.checkVisibility())
    return links.some(isHelp) ? 'page' : 'nowhere'
  })
