import assert from 'node:assert/strict'
import { after, afterEach, before } from 'node:test'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launchBrowser, openPhone, type PhoneOptions } from './browser'
import { createCanary } from './canary'
import { newFamily, type Family } from './family'
import { sandboxOf, type Sandbox } from './sandbox'
import { startGateway, type RunningGateway } from './start-gateway'

/** The browser itself reports every answer that is not a success; whether that shows, tests see. */
const isRefusal = (error: string): boolean =>
  /^Failed to load resource: the server responded with a status of 40[14]/.test(error)

/** A gateway and a browser for the tests of one file, and a fresh phone for each of them. */
export interface Shop {
  gateway: RunningGateway
  sandbox: Sandbox
  /** A phone nobody used before; what it logs as an error fails the test. */
  phone(options?: PhoneOptions): Promise<{ page: Page; context: BrowserContext }>
  /** People of this test alone; none of what they are may be left behind anywhere. */
  family(): Family
}

export const openShop = (): Shop => {
  let running: { gateway: RunningGateway; browser: Browser } | undefined
  const open = () => {
    if (!running) throw new Error('the shop opens before the first test')
    return running
  }
  const phones: Awaited<ReturnType<typeof openPhone>>[] = []
  const canary = createCanary()

  before(async () => {
    const [gateway, browser] = await Promise.all([
      // So many people behind one address are a test, not an attack.
      startGateway({ SMS_ADDRESS_LIMIT: '9999', RATE_LIMIT: '99999' }),
      launchBrowser(),
    ])
    running = { gateway, browser }
  })
  afterEach(async () => {
    const used = phones.splice(0)
    const leaks = await Promise.all(used.map(({ context }) => canary.lookAround(context)))
    await Promise.all(used.map(({ context }) => context.close()))
    await sandboxOf(open().gateway.origin).shiftClock(0)
    assert.deepEqual(
      used.flatMap(({ errors }) => errors).filter((error) => !isRefusal(error)),
      [],
    )
    assert.deepEqual(leaks.flat(), [])
  })
  after(async () => {
    await running?.browser.close()
    await running?.gateway.dispose()
    assert.deepEqual(canary.found(running?.gateway.log() ?? ''), [], 'in the log of the gateway')
  })

  return {
    get gateway() {
      return open().gateway
    },
    get sandbox() {
      const sandbox = sandboxOf(open().gateway.origin)
      const smsCode = async (mobile: string) => canary.mind(await sandbox.smsCode(mobile))
      return { ...sandbox, smsCode }
    },
    family: () => {
      const family = newFamily()
      for (const person of Object.values(family))
        for (const value of Object.values<string>(person)) canary.mind(value)
      return family
    },
    phone: async (options) => {
      const phone = await openPhone(open().browser, open().gateway.origin, options)
      canary.follow(phone.context)
      phones.push(phone)
      return phone
    },
  }
}
