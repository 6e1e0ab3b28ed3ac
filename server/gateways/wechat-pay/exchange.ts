import type * as v from 'valibot'
import { fail, ok, type Result } from '@/domain/base/result'
import type { Http } from '../http'
import { readJson } from '../json'
import type { PayCode, ProviderAnswer } from '../payments/port'
import type { WechatPayKeys } from './keys'
import { authorization, verifyMessage } from './signature'
import { errorAnswer } from './wire'

/** What the client needs. */
export type WechatPayOptions = {
  keys: WechatPayKeys
  /** Without a trailing slash, e.g. `https://api.mch.weixin.qq.com`. */
  baseUrl: string
  http: Http
  /** ms since 1970 */
  now: () => number
  /** Unguessable text of 1-32 characters. */
  nonce: () => string
}

type Method = 'GET' | 'POST'
type Content = Record<string, unknown>

function send(
  { keys, http, now, nonce }: WechatPayOptions,
  method: Method,
  url: URL,
  { content, timeoutMs }: { content?: Content | undefined; timeoutMs?: number } = {},
) {
  const body = content ? JSON.stringify(content) : ''
  return http({
    method,
    url: url.href,
    timeoutMs,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      // Without this header, a merchant that has both a certificate and a public key gets answers
      // signed with the certificate.
      'wechatpay-serial': keys.platformSerial,
      authorization: authorization({
        method,
        target: `${url.pathname}${url.search}`,
        body,
        mchid: keys.mchid,
        serial: keys.merchantSerial,
        privateKeyPem: keys.privateKeyPem,
        now: now(),
        nonce: nonce(),
      }),
    },
    body: content ? body : undefined,
  })
}

/** Sends one signed request. Answers the body only if WeChat Pay signed it. */
export async function exchange(
  options: WechatPayOptions,
  method: Method,
  path: string,
  content?: Content,
): Promise<ProviderAnswer<string>> {
  const { keys, baseUrl, now } = options
  const sent = await send(options, method, new URL(`${baseUrl}${path}`), { content })
  if (!sent.ok) return sent

  const { status, headers, body: rawBody } = sent.value
  const { platformCertificates } = keys
  const signed = verifyMessage({ headers, rawBody, platformCertificates, now: now() }).ok
  if (status >= 200 && status < 300) return signed ? ok(rawBody) : fail('FORGED')
  if (status >= 400 && status < 500) return refusal(status, rawBody, signed)
  return fail('UNKNOWN')
}

/** The file may be large (milliseconds). */
const DOWNLOAD_MS = 60_000

/** Downloads a file. It is not signed; its hash comes in a signed answer. */
export async function download(
  options: WechatPayOptions,
  url: string,
): Promise<Result<Uint8Array, PayCode>> {
  const sent = await send(options, 'GET', new URL(url), { timeoutMs: DOWNLOAD_MS })
  if (!sent.ok) return sent
  const { status, body, bytes = Buffer.from(body) } = sent.value
  return status === 200 ? ok(bytes) : fail('UNKNOWN')
}

/**
 * WeChat Pay's documents spell several codes with and without underscores. Both spellings are read.
 */
const refusals: Record<string, PayCode> = {
  ORDERNOTEXIST: 'ORDER_NOT_FOUND',
  ORDERCLOSED: 'ORDER_CLOSED',
  ORDERPAID: 'ORDER_PAID',
  OUTTRADENOUSED: 'OUT_TRADE_NO_USED',
  RESOURCENOTEXISTS: 'REFUND_NOT_FOUND',
  NOSTATEMENTEXIST: 'NO_BILL',
  STATEMENTCREATING: 'BILL_NOT_READY',
  NOTENOUGH: 'NOT_ENOUGH',
  USERACCOUNTABNORMAL: 'ACCOUNT_ABNORMAL',
  FREQUENCYLIMITED: 'RATE_LIMITED',
  RATELIMITEXCEEDED: 'RATE_LIMITED',
  TRADEERROR: 'UNKNOWN',
}

/**
 * Refusals about the payer's account, limits or risk, whose message is for the payer. Other
 * refusals are about our request.
 */
const forPeople = ['RULELIMIT', 'TRADEERROR', 'ACCOUNTERROR']

/**
 * An unsigned refusal may come from a proxy, so it decides nothing and is UNKNOWN. The exceptions
 * are 401 and 429: WeChat Pay sends them before it knows the merchant whose key it would sign for,
 * and it has done nothing then.
 */
function refusal(status: number, rawBody: string, signed: boolean): ProviderAnswer<never> {
  if (status === 429) return fail('RATE_LIMITED')
  if (status === 401) return fail('REFUSED')
  if (!signed) return fail('UNKNOWN')
  const { code: reply = '', message = '' } = readJson(errorAnswer, rawBody) ?? {}
  const code = reply.replaceAll('_', '')
  const known = Object.hasOwn(refusals, code) ? (refusals[code] ?? 'REFUSED') : 'REFUSED'
  return { ok: false, code: known, ...(forPeople.includes(code) && message && { said: message }) }
}

/** An answer that is signed but has another shape than documented leaves the outcome UNKNOWN. */
export function readAnswer<S extends v.GenericSchema>(
  schema: S,
  answer: ProviderAnswer<string>,
): ProviderAnswer<v.InferOutput<S>> {
  if (!answer.ok) return answer
  const value = readJson(schema, answer.value)
  return value === undefined ? fail('UNKNOWN') : ok(value)
}
