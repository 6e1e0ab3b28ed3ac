import * as v from 'valibot'
import { sampleAppid, sampleOfficialAppid } from '../world/keys'

/** The rules for an insurer's requests (WeChat Pay v3, 委托代扣). */

export const samplePlanId = 120_001

const day = v.pipe(v.string(), v.isoDate())
const url = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\/[^?#]+$/))
/** The template limits a year's charge to 20,000 yuan. */
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(2_000_000))
const amount = v.object({ total: cents, currency: v.literal('CNY') })
const appid = v.literal(sampleAppid)
const period = v.object({
  policy_period_id: v.literal(1),
  estimated_deduct_date: day,
  estimated_deduct_amount: amount,
})

/** The signer inside WeChat: one of our apps, and an openid of it. */
const signer = v.object({
  appid: v.picklist([sampleAppid, sampleOfficialAppid]),
  openid: v.pipe(v.string(), v.minLength(1)),
})
export const signerRequest = { h5: v.object({ appid }), jsapi: signer, 'mini-program': signer }

export const signRequest = v.pipe(
  v.object({
    plan_id: v.literal(samplePlanId),
    out_contract_code: v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{1,32}$/)),
    insured_display_name: v.pipe(v.string(), v.regex(/\*/), v.maxLength(32)),
    contract_notify_url: url,
    policy_start_date: day,
    policy_end_date: day,
    policy_periods: v.tuple([period]),
    can_auto_insure: v.boolean(),
    can_auto_reinsure: v.boolean(),
  }),
  v.check((body) => !(body.can_auto_insure && body.can_auto_reinsure), 'both'),
)
export const modifyRequest = v.object({ policy_periods: v.tuple([period]) })
export const scheduleRequest = v.object({ appid, scheduled_amount: amount })
export const deductRequest = v.object({
  appid,
  out_trade_no: v.pipe(v.string(), v.regex(/^[\w*-]{6,32}$/)),
  description: v.pipe(v.string(), v.minLength(1), v.maxLength(127)),
  transaction_notify_url: url,
  contract_id: v.string(),
  policy_period_id: v.literal(1),
  amount,
})
