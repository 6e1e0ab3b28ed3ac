import type { BrowserContext, Page } from '@playwright/test'

/**
 * Searches for personal data that must not be left behind: names, identity and mobile numbers,
 * codes and tokens in addresses, in the browser's storage and in the gateway's log.
 */
export interface Canary {
  /** Adds a personal value to search for, and answers the same value. */
  mind(value: string): string
  /** The added values that a text contains. */
  found(text: string): string[]
  /** Notes every address and every login token of a phone. */
  follow(context: BrowserContext): void
  /** Personal values that a phone left behind, each with its place. */
  lookAround(context: BrowserContext): Promise<string[]>
}

/** Digits can be part of a longer number by chance, so they count only when they stand alone. */
const standsIn = (text: string, value: string): boolean =>
  /^\d+$/.test(value)
    ? new RegExp(`(?<![\\w])${value}(?![\\w])`).test(text)
    : text.includes(value) || text.includes(encodeURIComponent(value))

/** A test may end while the page changes. The second try then reads the new page. */
const sessionOf = (page: Page): Promise<string> => {
  const read = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  return read().catch(() => page.waitForLoadState().then(read))
}

export const createCanary = (): Canary => {
  const minded = new Set<string>()
  const tokens = new Set<string>()
  const addresses = new WeakMap<BrowserContext, string[]>()
  const of = (values: Set<string>, text: string) =>
    [...values].filter((value) => standsIn(text, value))
  const found = (text: string) => [...of(minded, text), ...of(tokens, text)]

  return {
    mind: (value) => {
      minded.add(value)
      return value
    },
    found,
    follow: (context) => {
      const seen: string[] = []
      addresses.set(context, seen)
      context.on('request', (request) => seen.push(request.url()))
      context.on('response', (response) => {
        if (!response.url().endsWith('/userPhoneLogin')) return
        void response.json().then(
          ({ data }: { data?: { token?: string } }) => data?.token && tokens.add(data.token),
          () => undefined,
        )
      })
    },
    lookAround: async (context) => {
      const kept = [JSON.stringify(await context.storageState())]
      for (const page of context.pages()) kept.push(page.url(), await sessionOf(page))
      return [
        // The device may keep the login itself, for its hour.
        ...of(minded, kept.join('\n')).map((value) => `kept: ${value}`),
        ...found((addresses.get(context) ?? []).join('\n')).map((value) => `address: ${value}`),
      ]
    },
  }
}
