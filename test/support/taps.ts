import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'

/** What a person does with the hands: taps, and fields that are typed into. */
export interface Hands {
  taps: number
  fields: number
}

/** What one person's purchase in a browser takes. */
export const BUYING: Hands = { taps: 13, fields: 4 }

/** Prints a row of the table of `npm run bench -- taps`. */
export const isAtMost = (way: string, { taps, fields }: Hands, most: Hands): void => {
  console.log(`${way} | ${taps} taps | ${fields} fields`)
  assert.ok(taps <= most.taps && fields <= most.fields, JSON.stringify({ taps, fields }))
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
