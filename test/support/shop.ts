import assert from 'node:assert/strict'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { openPhone, type PhoneOptions } from './browser'
import { createCanary } from './canary'
import { newFamily, type Family } from './family'
import { sandboxOf, type Sandbox } from './sandbox'
import { forManyPeople, startGateway, type RunningGateway } from './start-gateway'
import { keepFailure, test } from './test'

/**
 * The browser logs every answer that is not a success, and every call that a test cuts off. Tests
 * check by themselves how the page shows this, so these messages do not count as errors.
 */
const isRefusal = (error: string): boolean =>
  /^Failed to load resource: (the server responded with a status of (40[14]|503)|net::ERR_(INTERNET_DISCONNECTED|FAILED)$)/.test(
    error,
  )

/** Phones, people and the gateway for the tests of one file. */
export interface Shop {
  gateway: RunningGateway
  sandbox: Sandbox
  /** Opens a new phone. An error that it logs fails the test. */
  phone(options?: PhoneOptions): Promise<{ page: Page; context: BrowserContext }>
  /** People of only this test. Their personal data must not be left behind anywhere. */
  family(): Family
}

/**
 * Uses the worker's gateway and browser (./test), with an emptied sandbox. A file that stops its
 * gateway, or reads everything in it, asks for its `own` gateway.
 */
export const openShop = ({
  own = false,
  settings = {},
}: {
  own?: boolean
  /** Settings of the own gateway. It is a function when something must be started first. */
  settings?: Record<string, string> | (() => Promise<Record<string, string>>)
} = {}): Shop => {
  let running: { gateway: RunningGateway; browser: Browser } | undefined
  const open = () => {
    if (!running) throw new Error('the shop opens before the first test')
    return running
  }
  const phones: Awaited<ReturnType<typeof openPhone>>[] = []
  const canary = createCanary()

  test.beforeAll(async ({ browser, sharedGateway }) => {
    const given = typeof settings === 'function' ? await settings() : settings
    const gateway = await (own ? startGateway({ ...forManyPeople, ...given }) : sharedGateway())
    running = { gateway, browser }
  })
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that no fixture is needed.
  test.afterEach(async ({}, about) => {
    const used = phones.splice(0)
    if (about.status !== about.expectedStatus)
      keepFailure(about, {
        'console.txt': used.flatMap(({ errors }) => errors).join('\n'),
        'gateway.log': open().gateway.log(),
      })
    const leaks = await Promise.all(used.map(({ context }) => canary.lookAround(context)))
    await Promise.all(used.map(({ context }) => context.close()))
    await sandboxOf(open().gateway.origin).shiftClock(0)
    assert.deepEqual(
      used.flatMap(({ errors }) => errors).filter((error) => !isRefusal(error)),
      [],
    )
    assert.deepEqual(leaks.flat(), [])
  })
  test.afterAll(async () => {
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
