import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { DAY_MS, dayOf, startOfDayMs } from '@/domain/time/day'
import { serve } from '../../../scripts/serve'
import { openPhone } from '../../support/browser'
import { makeForPages } from '../../support/eyes/made'
import { addressesOf } from '../../support/eyes/pages'
import { newFamily } from '../../support/family'
import { sandboxOf } from '../../support/sandbox'
import { signInByCalls } from '../../support/signed-in-phone'
import { watchPageWork } from './page-work'

/**
 * Ten in the morning of tomorrow, where the clocks of gateways and pages stand still. It is not in the
 * past, because a browser drops cookies that have ended by its own clock.
 */
const frozenAt = startOfDayMs(dayOf(Date.now())) + DAY_MS + 10 * 3_600_000

/** The people of all runs, with the same names and numbers. */
const { self, spouse } = newFamily()

/** Pages show their own address, so every gateway has the same. */
const PORT = 18_097

/** The picture of each page of the route table, by the page's key. */
export type Pictures = ReadonlyMap<string, Buffer>

/**
 * Starts a gateway with new data, lets one person buy there, and takes a picture of every page on the
 * common phone. `folder` is another work tree.
 */
export async function takePictures(browser: Browser, folder?: string): Promise<Pictures> {
  const settings = {
    NODE_OPTIONS: `--require=${join(__dirname, 'frozen.cjs')}`,
    FROZEN_AT: String(frozenAt),
    // Jobs draw by chance too, at any moment.
    JOB_INTERVAL_SECONDS: '3600',
  }
  const gateway = await serve(settings, { port: PORT, ...(folder !== undefined && { folder }) })
  const { context, page } = await openPhone(browser, gateway.origin, { deviceScaleFactor: 1 })
  try {
    const sandbox = sandboxOf(gateway.origin)
    const signedIn = await signInByCalls(page, gateway.origin, self.mobile)
    const shop = { ...signedIn.gateway, now: () => frozenAt }
    const made = await makeForPages({ ...signedIn, gateway: shop, sandbox }, { self, spouse })
    await context.clock.setFixedTime(frozenAt)
    const untilDone = await watchPageWork(page)
    const pictures = new Map<string, Buffer>()
    for (const [key, visit] of Object.entries(addressesOf(made)))
      if (typeof visit === 'string') pictures.set(key, await pictureOf(page, visit, untilDone))
    return pictures
  } finally {
    await context.close()
    await gateway.stop()
  }
}

async function pictureOf(
  page: Page,
  address: string,
  untilDone: () => Promise<void>,
): Promise<Buffer> {
  await page.goto(address)
  await untilDone()
  await page.evaluate(() =>
    Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
  )
  return page.screenshot({ animations: 'disabled' })
}
