import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { DAY_MS } from '@/domain/time/day'
import { errorPageTypes } from '@/routes/error-types'
import { isFor, type Page as Route } from '@/routes/page'
import { pages } from '@/routes/pages'
import { openPhone, phones } from '../support/browser'
import { newFamily } from '../support/family'
import { confirmedProposal, done, outTradeNoAt, payOrderOf, shanghai } from '../support/purchase'
import { remoteGateway, type Login, type RemoteGateway } from '../support/remote'
import { sandboxOf } from '../support/sandbox'
import { signInByCalls } from '../support/signed-in-phone'
import { eventually } from '../support/storefront'
import { test } from '../support/test'

/**
 * `npm run shots -- addresses` takes a picture of every address of the route table in each app that
 * shows our pages, on both phones. The person has a paid and an unpaid order. The pictures go to
 * shots/addresses/<app>-<phone>/. `-g alipay-small` takes only those pictures.
 */

const hosts = ['browser', 'official-account', 'web-view', 'alipay'] as const
type HostName = (typeof hosts)[number]

const folder = join(__dirname, '../../shots/addresses')
/** Largest height of a picture in px. A longer page is cut. */
const TALLEST = 1500

interface Bought {
  paid: { orderId: string; policyId: string; payOrderId: string }
  /** The unpaid order. */
  open: { proposalId: string; payOrderId: string }
}

async function orderAt(gateway: RemoteGateway, login: Login, proposalId: string) {
  const { payOrderId, payParams } = done(
    await gateway.call('createPayOrder', payOrderOf(proposalId), { login }),
  )
  return { payOrderId, outTradeNo: outTradeNoAt(payParams, gateway.origin) }
}

async function buy(gateway: RemoteGateway, login: Login): Promise<Bought> {
  const { self, spouse } = newFamily()
  const orderId = await confirmedProposal(gateway, login, [{ relationType: 'SELF', person: self }])
  const paid = await orderAt(gateway, login, orderId)
  await sandboxOf(gateway.origin).decide(paid.outTradeNo, 'PAID')
  const { policies } = await eventually(
    async () => done(await gateway.call('getOrder', { orderId }, { login })),
    (order) => order.policies.length > 0,
  )
  const proposalId = await confirmedProposal(gateway, login, [
    { relationType: 'SPOUSE', person: spouse },
  ])
  const { payOrderId } = await orderAt(gateway, login, proposalId)
  const policyId = policies[0]?.policyId ?? ''
  return {
    paid: { orderId, policyId, payOrderId: paid.payOrderId },
    open: { proposalId, payOrderId },
  }
}

/** The parameters of a partner's request for a person's consent. */
const askedByPartner = {
  source: 'SUISHENBAN_XCX',
  business: 'COVER_QUERY',
  seqNo: 'SSB202611230001',
  effectiveTime: new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10),
  realReq: 'COVER',
  redirectPath: '/tab/care-guide',
}

/** Values for the parameters of an address. */
const valuesOf = ({ paid, open }: Bought, path: string): Record<string, string> => ({
  proposalId: /result/.test(path) ? paid.orderId : open.proposalId,
  orderId: paid.orderId,
  policyId: paid.policyId,
  payOrderId: /goldplan/.test(path) ? paid.payOrderId : open.payOrderId,
  url: '/documents/privacy',
  ...(path === '/auth-page' && askedByPartner),
})

function addressOf(page: Route, path: string, bought: Bought): string {
  const preset = page.presets?.[path] ?? {}
  const values = valuesOf(bought, path)
  const named = Object.keys(page.params).flatMap((name) => {
    const value = values[name]
    return value === undefined || name in preset ? [] : [[name, value]]
  })
  const query = new URLSearchParams([...Object.entries({ ...shanghai, ...preset }), ...named])
  for (const name of Object.keys(preset)) query.delete(name)
  return `${path}?${query}`
}

const addresses = (bought: Bought): string[] => [
  ...Object.values<Route>(pages)
    .filter((page) => isFor('h5', page))
    .flatMap((page) => page.paths.map((path) => addressOf(page, path, bought))),
  '/insure',
  ...errorPageTypes.map((type) => `/page-error2?type=${type}`),
]

/** Waits until nothing loads and no page shows its skeleton. */
async function isThere(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await eventually(
    () => page.locator('.hm-skeleton').count(),
    (left) => left === 0,
  )
}

async function shoot(page: Page, file: string): Promise<void> {
  const viewport = page.viewportSize() ?? phones.common
  const height = await page.evaluate(() =>
    Math.max(...[...document.querySelectorAll('.taro_page')].map((one) => one.scrollHeight)),
  )
  await page.setViewportSize({
    ...viewport,
    height: Math.min(TALLEST, Math.max(height, viewport.height)),
  })
  await page.screenshot({ path: file, animations: 'disabled' })
  await page.setViewportSize(viewport)
}

const kept = v.object({
  value: v.object({
    userId: v.string(),
    openId: v.string(),
    token: v.string(),
    expireAt: v.string(),
  }),
})

/** Signs in as the app does: by calls with an SMS code, or by WeChat's login at the opening. */
async function signIn(page: Page, host: HostName, origin: string) {
  const as = (to: string) => page.goto(`/sandbox/as/${host}?to=${encodeURIComponent(to)}`)
  if (host === 'browser' || host === 'alipay') {
    const signedIn = await signInByCalls(page, origin, newFamily().self.mobile)
    if (host === 'alipay') await as('/page-error2')
    return signedIn
  }
  await as(`/insure?${new URLSearchParams(shanghai)}`)
  const cookies = await eventually(
    () => page.context().cookies(),
    (all) => ['hm_bound', 'hm_HM_login'].every((one) => all.some(({ name }) => name === one)),
  )
  const valueOf = (wanted: string) => cookies.find(({ name }) => name === wanted)?.value ?? ''
  const login = v.parse(kept, JSON.parse(decodeURIComponent(valueOf('hm_HM_login')))).value
  const headers = { origin, cookie: `hm_bound=${valueOf('hm_bound')}` }
  const gateway = remoteGateway(origin)
  const call: RemoteGateway['call'] = (name, data, options) =>
    gateway.call(name, data, { ...options, headers })
  return { login, gateway: { ...gateway, call } }
}

const looks = hosts.flatMap((host) =>
  (['common', 'small'] as const).map((size) => ({ name: `${host}-${size}`, host, size })),
)

for (const { name: look, host, size } of looks)
  test(look, async ({ browser, sharedGateway }) => {
    const { origin } = await sharedGateway()
    const to = join(folder, look)
    await rm(to, { recursive: true, force: true })
    await mkdir(to, { recursive: true })
    const { context, page } = await openPhone(browser, origin, { size, deviceScaleFactor: 1 })
    try {
      const { gateway, login } = await signIn(page, host, origin)
      const all = addresses(await buy(gateway, login))
      for (const [index, address] of all.entries()) {
        await page.goto(address)
        await isThere(page)
        const name = address.replace(/[?=&/]+/g, '_').slice(0, 60)
        await shoot(page, join(to, `${String(index).padStart(2, '0')}${name}.png`))
      }
    } finally {
      await context.close()
    }
  })
