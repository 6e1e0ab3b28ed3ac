import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { RequestOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { RelationType } from '@/contract/fields'
import type { SmsScene } from '@/contract/login'
import type { PayParams } from '@/contract/pay'
import type { ProductPage } from '@/contract/product-page'
import type { Gender } from '@/domain/person/gender'
import { payOrderById } from '../../server/records/pay/repo'
import { sealId18 } from './credentials'
import type { TestGateway } from './gateway'
import type { Login, RemoteGateway, Reply } from './remote'
import type { Sandbox } from './sandbox'

/** The steps of a purchase by calls of the gateway. */

export const shanghai = { cityCode: '310000', productCode: 'PP57' } as const
export type Product = { cityCode: string; productCode: string }

let counter = 0
/** A mobile number that nothing else in this test run uses. */
export const newMobile = (): string => `139${String(10_000_000 + ++counter).slice(-8)}`

export function newPerson(birthOn = '1990-03-07', gender: Gender = 'M') {
  const serial = 2 * ++counter + (gender === 'M' ? 1 : 0)
  const region = String(110101 + Math.floor(serial / 1000)).slice(0, 6)
  const order = String(serial % 1000).padStart(3, '0')
  return { name: '王建国', id: sealId18(`${region}${birthOn.replaceAll('-', '')}${order}`) }
}

export const plain = (value: string) => ({ encryptType: 1 as const, value })

export const signIn = async (gateway: RemoteGateway, phoneNumber?: string): Promise<Login> =>
  done(await signInReply(gateway, phoneNumber))

/** Signs in and answers the whole reply. With an `origin` header it sets a browser's cookies. */
export async function signInReply(
  gateway: RemoteGateway,
  phoneNumber = newMobile(),
  headers: Record<string, string> = {},
) {
  const { sessionId, code } = await requestCode(gateway, phoneNumber)
  const data = { phoneNumber, verifyCode: code, includeFields: 'UserInfo', sessionId } as const
  return gateway.call('loginByPhone', { ...data, source: 'h5-normal' }, { headers })
}

const captchaAnswer = v.object({ offset: v.number(), choice: v.string() })
const sms = v.object({ code: v.string() })

export async function solveCaptcha(gateway: RemoteGateway, phoneNumber: string) {
  const { captchaId } = done(await gateway.call('openCaptcha', { phoneNumber }))
  const answer = await fetch(`${gateway.origin}/sandbox/captcha/${captchaId}`)
  return { captchaId, ...v.parse(captchaAnswer, await answer.json()) }
}

export async function sendCode(
  gateway: RemoteGateway,
  phoneNumber: string,
  scene: SmsScene = 'LOGIN',
) {
  const { captchaId, offset } = await solveCaptcha(gateway, phoneNumber)
  const request = codeRequest(phoneNumber, captchaId, { kind: 'slider', offset })
  return gateway.call('sendSmsCode', { ...request, sendFrontCodeScene: scene })
}

/** The request for a login code, with the answer to a captcha. */
export const codeRequest = (
  phoneNumber: string,
  captchaId: string,
  captchaAnswer: RequestOf<typeof calls.sendSmsCode>['captchaAnswer'],
) => ({
  phoneNumber,
  countryCode: '86' as const,
  sendFrontCodeScene: 'LOGIN' as const,
  codeType: 1 as const,
  captchaId,
  captchaAnswer,
})

export async function requestCode(gateway: RemoteGateway, phoneNumber: string, scene?: SmsScene) {
  const { sessionId } = done(await sendCode(gateway, phoneNumber, scene))
  const inbox = await fetch(`${gateway.origin}/sandbox/sms?phoneNumber=${phoneNumber}`)
  return { sessionId, code: v.parse(sms, await inbox.json()).code }
}

/** The data of a success. It throws the gateway's message for a failure. */
export function done<T>({ code, message, extra, data }: Reply<T>): T {
  if (code !== 0)
    throw new Error(`The gateway answered ${code} ${message} ${JSON.stringify(extra)}`)
  return data
}

export async function readPage(gateway: RemoteGateway, product: Product): Promise<ProductPage> {
  const key = `${product.cityCode}_${product.productCode}`
  const namespace = 'insure_product_page' as const
  const { configJsonValue } = done(
    await gateway.call('readConfig', { appID: 'huimin_insur', namespace, key }),
  )
  return JSON.parse(configJsonValue) as ProductPage
}

/** Reads and agrees to all notices, and reports this to the sales evidence. */
export async function readNotices(
  gateway: RemoteGateway,
  login: Login,
  { product = shanghai, traceId = randomUUID() }: { product?: Product; traceId?: string } = {},
): Promise<string> {
  const page = await readPage(gateway, product)
  const pageVersion = page.pageVersion
  const clientAt = new Date(gateway.now()).toISOString()
  const steps = [
    { type: 'ENTER' as const, pageId: 'insure' },
    { type: 'FILL' as const, pageId: 'apply' },
    ...page.notices.flatMap(({ type, version, textHash }) =>
      (['READ', 'AGREE'] as const).map((step) => ({
        type: step,
        pageId: `notice:${type}`,
        pageVersion: version,
        textHash,
      })),
    ),
  ]
  const events = steps.map((step, seq) => ({ seq, pageVersion, clientAt, ...step }))
  const bizType = 'CREATE_POLICY' as const
  done(await gateway.call('saveTrace', { ...product, bizType, traceId, events }, { login }))
  const { textHash } = page.health
  const answer = 'AGREE' as const
  const health = { ...product, traceId, textHash, answer }
  done(await gateway.call('confirmHealth', health, { login }))
  return traceId
}

export interface Insured {
  relationType: RelationType
  person: { name: string; id: string }
  /** The insured home, for products that cover homes. */
  home?: { extraValue: string; count?: number }
}

export function submission(
  { traceId, product = shanghai }: { traceId: string; product?: Product },
  insured: Insured[],
  expectedTotalFen: number,
) {
  const self = insured.find(({ relationType }) => relationType === 'SELF')?.person ?? newPerson()
  return {
    ...product,
    version: 3 as const,
    traceId,
    applicant: { ...credentialOf(self), mobile: plain('13800138000') },
    insurants: insured.map(({ person, relationType, home }) => ({
      ...credentialOf(person),
      relationType,
      ...home,
    })),
    expectedTotalFen,
  }
}

const credentialOf = ({ name, id }: { name: string; id: string }) => ({
  name: plain(name),
  credentialType: '01' as const,
  credentialNo: plain(id),
})

export const family = (): Insured[] => [
  { relationType: 'SELF', person: newPerson('1990-03-07') },
  { relationType: 'SPOUSE', person: newPerson('1991-05-12', 'F') },
]

export async function totalOf(
  gateway: RemoteGateway,
  login: Login,
  insured: Insured[],
  product: Product = shanghai,
): Promise<number> {
  const { insurants } = submission({ traceId: 'any', product }, insured, 0)
  return done(await gateway.call('getPrice', { ...product, version: 3, insurants }, { login }))
    .totalFen
}

/** Makes a confirmed proposal, which may be paid. */
export async function confirmedProposal(
  gateway: RemoteGateway,
  login: Login,
  insured: Insured[] = family(),
  product: Product = shanghai,
  soldBy: { agentWtag?: string; entrySource?: string } = {},
): Promise<string> {
  const proposalId = await submittedProposal(gateway, login, insured, product, soldBy)
  await confirmWithDocuments(gateway, login, proposalId)
  return proposalId
}

/** Makes a proposal whose documents the applicant has still to agree to. */
export async function submittedProposal(
  gateway: RemoteGateway,
  login: Login,
  insured: Insured[],
  product: Product,
  soldBy: { agentWtag?: string; entrySource?: string } = {},
): Promise<string> {
  const traceId = await readNotices(gateway, login, { product })
  const totalFen = await totalOf(gateway, login, insured, product)
  const wanted = { ...submission({ traceId, product }, insured, totalFen), ...soldBy }
  return done(await gateway.call('createProposal', wanted, { login })).proposalId
}

/** Agrees to every document that is still open, and confirms the proposal. */
export async function confirmWithDocuments(
  gateway: RemoteGateway,
  login: Login,
  proposalId: string,
): Promise<void> {
  const detail = done(await gateway.call('getProposal', { proposalId }, { login }))
  const documents = (detail.documents ?? []).map(({ url }) => url)
  done(await gateway.call('confirmProposal', { proposalId, version: 3, documents }, { login }))
}

export const payOrderOf = (proposalId: string) => ({
  proposalId,
  version: 3 as const,
  payType: 'WC_PAY' as const,
  tradeType: 'H5' as const,
})

export async function openPayOrder(gateway: TestGateway, login: Login, proposalId: string) {
  const created = done(await gateway.call('createPayOrder', payOrderOf(proposalId), { login }))
  return { ...created, outTradeNo: await outTradeNoOf(gateway, created.payOrderId) }
}

/** The out trade number of a pay order, which the cashier page uses. */
export async function outTradeNoOf(gateway: TestGateway, payOrderId: string): Promise<string> {
  const order = await payOrderById(gateway.ctx.db, payOrderId)
  if (!order) throw new Error('No such pay order')
  return order.outTradeNo
}

/** The out trade number in the address to which the payer is redirected. */
export function outTradeNoAt(payParams: PayParams | null, origin: string): string {
  const url = payParams?.kind === 'redirect' ? payParams.url : ''
  return new URL(url, origin).searchParams.get('outTradeNo') ?? ''
}

export type Notify = { times?: number; delayMs?: number; drop?: boolean; tamper?: boolean | string }

/** Decides the payment at the cashier, and the fate of WeChat Pay's notification. */
export async function decide(
  { origin }: Pick<RemoteGateway, 'origin'>,
  outTradeNo: string,
  outcome: string,
  notify?: Notify,
): Promise<unknown> {
  const answer = await fetch(`${origin}/sandbox/pay-orders/${outTradeNo}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome, ...(notify && { notify }) }),
  })
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} ${await answer.text()}`)
  return answer.json()
}

export async function moveClock(gateway: TestGateway, byMs: number): Promise<void> {
  gateway.sandbox.clock.setOffset(gateway.sandbox.clock.offsetMs() + byMs)
}

/** Calls a control path of the sandbox. It throws when the sandbox refuses. */
export async function turnSandbox(
  { origin }: Pick<RemoteGateway, 'origin'>,
  path: string,
  body: object,
): Promise<void> {
  const answer = await fetch(`${origin}/sandbox/${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} ${await answer.text()}`)
}

/** Orders and pays by calls, and answers the order with its policies. */
export async function buy(
  { remote, sandbox }: { remote: RemoteGateway; sandbox: Sandbox },
  login: Login,
  insured?: Insured[],
  product: Product = shanghai,
) {
  const orderId = await confirmedProposal(remote, login, insured, product)
  const { payParams } = done(await remote.call('createPayOrder', payOrderOf(orderId), { login }))
  const outTradeNo = outTradeNoAt(payParams, remote.origin)
  await sandbox.decide(outTradeNo, 'PAID')
  const { policies } = done(await remote.call('getOrder', { orderId }, { login }))
  return { orderId, outTradeNo, policies }
}

/** What the page of an automatic renewal shows to agree to: its text and the documents. */
export async function renewalTerms(
  { call }: Pick<RemoteGateway, 'call'>,
  policyId = '',
  login: Login,
): Promise<{ textHash: string; documents: string[] }> {
  const { text, becomes } = done(await call('getRenewalSwitch', { policyId }, { login }))
  const documents = becomes?.documents.map(({ url }) => url) ?? []
  return { textHash: text?.textHash ?? '', documents }
}

/** The owner of an account puts another number in the place of theirs. */
export async function takeNumber(
  gateway: TestGateway,
  login: Login,
  phoneNumber: string,
): Promise<void> {
  // A number is sent a code once a minute.
  await moveClock(gateway, 60_000)
  const { sessionId, code } = await requestCode(gateway, phoneNumber, 'SET_PHONE')
  const asked = { phoneNumber, phoneCode: code, sessionId }
  done(await gateway.call('setUserPhone', asked, { login }))
}
