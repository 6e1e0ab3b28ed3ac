import type { Page } from '@playwright/test'

/** What a person does with the hands: taps, and fields that are typed into. */
export interface Hands {
  taps: number
  fields: number
}

/**
 * Counts taps and typed fields on every page of this tab, also on those of WeChat and the cashier.
 * Answers a function that says what came since it was last asked.
 */
export async function countHands(page: Page): Promise<() => Hands> {
  let counted: Hands = { taps: 0, fields: 0 }
  await page.exposeFunction('hmCount', (kind: keyof Hands) => {
    counted[kind] += 1
  })
  await page.addInitScript(() => {
    const count = (kind: string) => {
      const { hmCount } = window as unknown as { hmCount?: (kind: string) => void }
      hmCount?.(kind)
    }
    const typed = new WeakSet<EventTarget>()
    document.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && count('taps'), true)
    document.addEventListener(
      'input',
      ({ target }) => {
        const isTyped =
          target instanceof HTMLTextAreaElement ||
          (target instanceof HTMLInputElement && !/^(checkbox|radio|range)$/.test(target.type))
        if (!isTyped || typed.has(target)) return
        typed.add(target)
        count('fields')
      },
      true,
    )
  })
  return () => {
    const since = counted
    counted = { taps: 0, fields: 0 }
    return since
  }
}
