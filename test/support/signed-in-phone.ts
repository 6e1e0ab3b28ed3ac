import type { Page } from '@playwright/test'
import type { Applicant, Person } from './family'
import {
  confirmedProposal,
  submittedProposal,
  done,
  outTradeNoAt,
  payOrderOf,
  signInReply,
  type Insured,
  type Product,
} from './purchase'
import { remoteGateway, type Login, type RemoteGateway } from './remote'
import type { Sandbox } from './sandbox'

/** Does by calls what pages do, to save time. Other tests cover each of these pages. */

/** A login, and a gateway client with the origin and cookies of the signed-in browser. */
interface SignedIn {
  login: Login
  gateway: RemoteGateway
}

/** An order with its number at the cashier, and the login that made it. */
interface Ordered extends SignedIn {
  orderId: string
  payOrderId: string
  outTradeNo: string
}

/**
 * Signs a phone in by setting both cookies before a page is opened. It leaves an open page: where it
 * was somebody else's, its next call would lead to the login, also after this one.
 */
export async function signInByCalls(page: Page, origin: string, mobile: string): Promise<SignedIn> {
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  const gateway = remoteGateway(origin)
  const reply = await signInReply(gateway, mobile, { origin })
  const login = done(reply)
  const bound = reply.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const record = { version: 1, value: login, expiresAt: Date.parse(login.expireAt) }
  const kept = `hm_HM_login=${encodeURIComponent(JSON.stringify(record))}`
  await page.context().addCookies(
    [...bound, kept].map((pair) => {
      const [name = '', value = ''] = pair.split('=')
      return { name, value, url: origin, httpOnly: pair !== kept, sameSite: 'Strict' as const }
    }),
  )
  const headers = { origin, cookie: bound.join('; ') }
  return {
    login,
    gateway: {
      ...gateway,
      call: (name, data, options) => gateway.call(name, data, { ...options, headers }),
    },
  }
}

/** Signs in as this person and makes a confirmed proposal for them. */
export async function proposeByCalls(
  page: Page,
  origin: string,
  { mobile, ...person }: Applicant,
  product: Product,
): Promise<string> {
  const { gateway, login } = await signInByCalls(page, origin, mobile)
  return confirmedProposal(gateway, login, [{ relationType: 'SELF', person }], product)
}

/** Signs in as the applicant and submits a proposal, whose documents are still to be agreed to. */
export async function submitByCalls(
  page: Page,
  origin: string,
  { mobile, ...person }: Applicant,
  product: Product,
): Promise<string> {
  const { gateway, login } = await signInByCalls(page, origin, mobile)
  return submittedProposal(gateway, login, [{ relationType: 'SELF', person }], product)
}

/** Signs in as the applicant and makes a paid order. */
export async function buyByCalls(
  page: Page,
  sandbox: Sandbox,
  applicant: Applicant,
  what: { product: Product; spouse?: Person; entrySource?: string },
): Promise<Ordered> {
  const ordered = await orderByCalls(page, sandbox, applicant, what)
  await sandbox.decide(ordered.outTradeNo, 'PAID')
  return ordered
}

/** Signs in as the applicant and makes an order with an open pay order. */
export async function orderByCalls(
  page: Page,
  sandbox: Sandbox,
  { mobile, ...self }: Applicant,
  { product, spouse, entrySource }: { product: Product; spouse?: Person; entrySource?: string },
): Promise<Ordered> {
  const { gateway, login } = await signInByCalls(page, sandbox.origin, mobile)
  const insured: Insured[] = [
    { relationType: 'SELF', person: self },
    ...(spouse ? [{ relationType: 'SPOUSE' as const, person: spouse }] : []),
  ]
  const orderId = await confirmedProposal(gateway, login, insured, product, {
    ...(entrySource && { entrySource }),
  })
  const wanted = payOrderOf(orderId)
  const { payOrderId, payParams } = done(await gateway.call('createPayOrder', wanted, { login }))
  const outTradeNo = outTradeNoAt(payParams, sandbox.origin)
  return { orderId, payOrderId, outTradeNo, gateway, login }
}
