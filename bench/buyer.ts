import { randomUUID } from 'node:crypto'
import { request } from 'undici'
import * as v from 'valibot'
import { pathOf, type RequestOf, type ResponseOf } from '@/contract/call'
import { calls, type CallName } from '@/contract/calls'
import { headers, responseEnvelope, type ResponseEnvelope } from '@/contract/envelope'
import { productPage } from '@/contract/product-page'

/** A buyer for benchmarks, who uses the HTTP interface of a gateway with a sandbox. */

const product = { cityCode: '310000', productCode: 'PP57' }
const version = 3 as const

type Login = ResponseOf<(typeof calls)['loginByWechat']>

/** The gateway of a call. A function is asked anew for each call. */
type Origin = string | (() => string)

/** What one step of a purchase is: a call, or the payment with the notification that follows it. */
export type Step = CallName | 'notification'

interface Surroundings {
  /** The origin of WeChat Pay. Without it, the gateway's own simulators are used. */
  sandbox?: string
  /** Runs each step, so that a benchmark can measure it. */
  around?: <T>(step: Step, work: () => Promise<T>) => Promise<T>
  /** Sends the calls. */
  ask?: typeof send
  /** How many people are insured: the buyer and up to four relatives. */
  people?: number
}

/** What a call carries beside its data. */
interface Sender {
  login?: Pick<Login, 'openId' | 'token'> | undefined
  key?: string
  /** The place in the line of those who wait. */
  ticket?: string | undefined
  /** The network address from which it comes, for a gateway that trusts one proxy. */
  address?: string
}

/**
 * Sends one call of the contract and answers what came, a refusal too. It asks undici itself, because
 * `fetch` takes a core that the gateway under measurement needs.
 */
export async function post<N extends CallName>(
  origin: string,
  name: N,
  data: RequestOf<(typeof calls)[N]>,
  { login, key = randomUUID(), ticket, address }: Sender = {},
): Promise<{ status: number; envelope: ResponseEnvelope }> {
  const { cmd, apiVersion } = calls[name]
  const answer = await request(origin + pathOf(calls[name]), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [headers.idempotencyKey]: key,
      ...(login && { [headers.loginId]: login.openId, [headers.loginToken]: login.token }),
      ...(ticket !== undefined && { [headers.ticket]: ticket }),
      ...(address !== undefined && { 'x-forwarded-for': address }),
    },
    body: JSON.stringify({ cmd, apiVersion, data }),
  })
  return {
    status: answer.statusCode,
    envelope: v.parse(responseEnvelope, await answer.body.json()),
  }
}

/** Sends one call of the contract. It throws when the gateway refuses the call. */
export async function send<N extends CallName>(
  origin: string,
  name: N,
  data: RequestOf<(typeof calls)[N]>,
  login?: Pick<Login, 'openId' | 'token'>,
): Promise<ResponseOf<(typeof calls)[N]>> {
  const { envelope } = await post(origin, name, data, { login })
  if (envelope.code !== 0) throw new Error(`${name}: ${envelope.code} ${envelope.message}`)
  // The gateway has parsed the data with this schema before it sent it.
  return envelope.data as ResponseOf<(typeof calls)[N]>
}

/** The first number of people who buy nothing themselves. */
const RELATIVES = 500_000
const relations = ['SPOUSE', 'SIBLINGS', 'CLOSE_FAMILY', 'SON_CHILDREN'] as const

/** A person with a valid identity number. Its check character follows ISO 7064 MOD 11-2. */
function person(index: number, year = 1990) {
  const first = `110101${year}0307${String(index % 1000).padStart(3, '0')}`
  const region = String(110_101 + Math.floor(index / 1000))
  const digits = region + first.slice(6)
  const rest = [...digits].reduce((sum, digit) => ((sum + Number(digit)) * 2) % 11, 0)
  const plain = (value: string) => ({ encryptType: 1 as const, value })
  const credentialNo = plain(digits + '0123456789X'.charAt((12 - rest) % 11))
  return { name: plain('王建国'), credentialType: '01' as const, credentialNo }
}

/** The WeChat login code of this buyer. */
export const wechatLogin = (index: number) => ({ code: `bench-${index}`, appId: 'wx-sandbox' })

/** One person buys, from entering the sale to the policy. */
export async function purchase(
  origin: Origin,
  index: number,
  { sandbox, around = (_step, work) => work(), ask = send, people = 1 }: Surroundings = {},
): Promise<void> {
  const originNow = () => (typeof origin === 'string' ? origin : origin())
  const call = <N extends CallName>(
    name: N,
    data: RequestOf<(typeof calls)[N]>,
    by?: Login,
  ): Promise<ResponseOf<(typeof calls)[N]>> => around(name, () => ask(originNow(), name, data, by))
  const login = await call('loginByWechat', wechatLogin(index))
  const traceId = randomUUID()
  const key = `${product.cityCode}_${product.productCode}`
  const config = { appID: 'huimin_insur', namespace: 'insure_product_page', key } as const
  const entry = await call('readConfig', { ...config, ignoreNotFound: false })
  const page = v.parse(productPage, JSON.parse(entry.configJsonValue))
  const steps = [
    { type: 'ENTER' as const, pageId: 'insure' },
    { type: 'FILL' as const, pageId: 'apply' },
    ...page.notices.flatMap(({ type, textHash }) =>
      (['READ', 'AGREE'] as const).map((step) => ({
        type: step,
        pageId: `notice:${type}`,
        textHash,
      })),
    ),
  ]
  const clientAt = new Date().toISOString()
  const stamp = { pageVersion: page.pageVersion, clientAt }
  const events = steps.map((step, seq) => ({ seq, ...stamp, ...step }))
  await call('saveTrace', { ...product, bizType: 'CREATE_POLICY', traceId, events }, login)
  const { textHash } = page.health
  await call('confirmHealth', { ...product, traceId, textHash, answer: 'AGREE' }, login)
  const insured = person(index)
  const relatives = relations.slice(0, people - 1).map((relationType, nth) => ({
    ...person(RELATIVES + index * 10 + nth, 1990 + nth),
    relationType,
  }))
  const insurants = [{ ...insured, relationType: 'SELF' as const }, ...relatives]
  const { totalFen } = await call('getPrice', { ...product, version, insurants }, login)
  const applicant = { ...insured, mobile: { encryptType: 1 as const, value: '13800138000' } }
  const form = { ...product, version, traceId, applicant, insurants, expectedTotalFen: totalFen }
  const { proposalId } = await call('createProposal', form, login)
  const documents = page.terms.map(({ url }) => url)
  await call('confirmProposal', { proposalId, version, documents }, login)
  const way = { payType: 'WC_PAY', tradeType: 'H5' } as const
  const order = await call('createPayOrder', { proposalId, version, ...way }, login)
  const { payParams } = order
  const url = payParams?.kind === 'redirect' ? new URL(payParams.url, originNow()) : undefined
  const outTradeNo = url?.searchParams.get('outTradeNo') ?? ''
  await around('notification', async () => {
    const { body } = await request(`${sandbox ?? originNow()}/sandbox/pay-orders/${outTradeNo}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome: 'PAID' }),
    })
    await body.dump()
  })
  const result = await call('getResult', { proposalId, version }, login)
  if (result.policies.length !== people) throw new Error(`No policy: ${result.status}`)
}
