import * as v from 'valibot'
import { fail, ok, type Result } from '@/domain/base/result'
import { readJson } from '../json'
import type { PayCode } from '../payments/port'
import type { AllInPay, AllInPayOptions } from './options'
import { filled, type Fields } from './signature'

const answer = v.record(v.string(), v.string())
const RATE_LIMIT = 429

export const signed = (
  { cusid, appid, signType, sign, nonce }: AllInPay,
  version: '11' | '12',
  fields: Fields,
): Fields => {
  const all = { ...fields, cusid, appid, version, signtype: signType, randomstr: nonce() }
  return { ...all, sign: sign(all) }
}

/**
 * Sends one signed request. SUCCESS only says that it was received and understood; the state of the
 * trade is in `trxstatus`. A refusal is not signed, so it must not decide anything.
 */
export async function exchange(
  options: AllInPay,
  path: string,
  fields: Fields,
  version: '11' | '12' = '11',
): Promise<Result<Fields, PayCode>> {
  const sent = await options.http({
    method: 'POST',
    url: `${options.baseUrl}${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body: new URLSearchParams(signed(options, version, fields)).toString(),
  })
  if (!sent.ok) return sent
  if (sent.value.status === RATE_LIMIT) return fail('RATE_LIMITED')
  const reply = sent.value.status === 200 ? readJson(answer, sent.value.body) : undefined
  if (!reply) return fail('UNKNOWN')
  if (reply.retcode !== 'SUCCESS') return fail('REFUSED')
  if (!options.verify(reply)) return fail('FORGED')
  return isOurs(options, reply) ? ok(filled(reply)) : fail('FORGED')
}

export const isOurs = ({ cusid, appid }: AllInPayOptions, reply: Fields): boolean =>
  reply.cusid === cusid && reply.appid === appid
