import assert from 'node:assert/strict'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { freePort } from '../../scripts/free-port'
import { credentialsOf, staffOf } from '../support/staff-console'
import { eventually } from '../support/storefront'
import { countHands, type Hands } from '../support/taps'

/** Screens on which the console is worked with: two desks, and the phone of whoever is on duty. */
export const screens = {
  desk: { width: 1280, height: 800 },
  wide: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const

export interface Desk {
  page: Page
  context: BrowserContext
  /** Taps and typed fields since it was last asked. */
  hands: () => Hands
}

/** The console of a file's own gateway, and everybody who works there. */
export function openConsoleOf(browserOf: () => Browser) {
  let origin = ''
  const errors: string[] = []
  const open: BrowserContext[] = []
  /** Sessions by login. Whoever is made up for the sandbox signs in three times in half a minute. */
  const sessions = new Map<string, string>()
  return {
    settings: async () => {
      const port = await freePort()
      origin = `http://127.0.0.1:${port}`
      return { CONSOLE_PORT: String(port) }
    },
    get origin() {
      return origin
    },
    /** A browser at the first page, in which somebody works on. Without a login nobody is signed in. */
    browser: async (
      login?: string,
      screen: keyof typeof screens = 'desk',
      /** Signs in anew, because the clock of the gateway was moved. */
      anew = false,
    ): Promise<Desk> => {
      // Its port opens a moment after the public one.
      await eventually(
        () =>
          fetch(origin).then(
            () => true,
            () => false,
          ),
        (isOpen) => isOpen,
      )
      const context = await browserOf().newContext({
        baseURL: origin,
        viewport: screens[screen],
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        // A dialog that still grows moves its buttons away from under the mouse.
        reducedMotion: 'reduce',
        acceptDownloads: true,
      })
      open.push(context)
      if (login !== undefined) {
        const known = anew ? undefined : sessions.get(login)
        const cookie = known ?? (await staffOf(origin, login)).cookie
        if (!anew) sessions.set(login, cookie)
        const [name = '', value = ''] = cookie.split('=')
        await context.addCookies([{ name, value, url: origin, httpOnly: true, sameSite: 'Strict' }])
      }
      const page = await context.newPage()
      page.setDefaultTimeout(180_000)
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' && !/status of (4\d\d|503)/.test(message.text()))
          errors.push(message.text())
      })
      const hands = await countHands(page)
      await page.goto('/')
      if (login !== undefined) await page.getByRole('button', { name: '退出登录' }).waitFor()
      return { page, context, hands }
    },
    /** Closes what is open. It throws what went wrong in any page. */
    close: async () => {
      await Promise.all(open.splice(0).map((context) => context.close()))
      assert.deepEqual(errors.splice(0), [])
    },
  }
}

/** Signs somebody of the sandbox in on the page, and waits until they are inside. */
export async function signInAt(page: Page, origin: string, login: string): Promise<void> {
  const { password, code } = await credentialsOf(origin, login)
  await page.getByLabel('登录名').fill(login)
  await page.getByLabel('密码').fill(password)
  await page.getByLabel('动态码').fill(code)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('button', { name: '退出登录' }).waitFor()
}
