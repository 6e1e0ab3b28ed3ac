import * as v from 'valibot'
import { fail, ok, type Result } from '@/domain/base/result'
import type { PayCode } from '../payments/port'
import { exchange, readAnswer, type WechatPayOptions } from '../wechat-pay/exchange'
import type { AutoDeduct, Signer } from './port'

const text = v.pipe(v.string(), v.minLength(1))
const day = v.pipe(v.string(), v.isoDate())
const pageAnswer = v.object({ redirect_url: v.pipe(v.string(), v.url()) })
const programAnswer = v.object({
  pre_entrustweb_id: text,
  redirect_appid: text,
  redirect_path: text,
})
const contractAnswer = v.object({
  out_contract_code: text,
  contract_id: v.optional(text),
  contract_state: v.picklist([
    'SIGNED',
    'TERMINATED',
    'SIGN_FAILED',
    'TO_BE_RENEWED',
    'TERMINATE_PENDING',
  ]),
})
const scheduleAnswer = v.object({ deduct_start_date: day })

/** WeChat Pay has a separate address for each place of signing. */
const entries: Record<Signer['place'], string> = {
  BROWSER: 'h5',
  OFFICIAL_ACCOUNT: 'jsapi',
  MINI_PROGRAM: 'mini-program',
}

/** The only period of a contract. */
const PERIOD = 1

export type AutoDeductOptions = WechatPayOptions & {
  /**
   * The template in the merchant console. It limits the amount of a charge, and names the page
   * where the policyholder can end the contract.
   */
  planId: number
}

/**
 * Auto-renewal charges over the signed exchange of WeChat Pay v3. With the sandbox only the keys
 * and `baseUrl` differ.
 */
export function createAutoDeduct(options: AutoDeductOptions): AutoDeduct {
  const { keys, planId } = options
  const { appid } = keys
  const signing = '/v3/papay/insurance-sign/contracts'
  const period = (contractId: string) =>
    `/v3/papay/insurance-pay/policy-periods/contract-id/${contractId}/policy-period-id/${PERIOD}`
  const post = (path: string, content: Record<string, unknown>) =>
    exchange(options, 'POST', path, content)
  const byCode = (code: string) => `${signing}/plan-id/${planId}/out-contract-code/${code}`

  return {
    sign: async (contract, signer) => {
      const { place, ...who } = signer
      const answer = await post(`${signing}/pre-entrust-sign/${entries[place]}`, {
        ...{ appid, ...who },
        plan_id: planId,
        out_contract_code: contract.outContractCode,
        insured_display_name: contract.insuredName,
        contract_notify_url: contract.notifyUrl,
        policy_start_date: contract.policyStartOn,
        policy_end_date: contract.policyEndOn,
        policy_periods: [
          {
            policy_period_id: PERIOD,
            estimated_deduct_date: contract.dueOn,
            estimated_deduct_amount: { total: contract.amountFen, currency: 'CNY' },
          },
        ],
        can_auto_insure: false,
        can_auto_reinsure: true,
      })
      if (place === 'MINI_PROGRAM') {
        const signed = readAnswer(programAnswer, answer)
        if (!signed.ok) return signed
        const { pre_entrustweb_id, redirect_appid: appId, redirect_path: path } = signed.value
        return ok({ kind: 'miniProgram', appId, path, extraData: { pre_entrustweb_id } })
      }
      const signed = readAnswer(pageAnswer, answer)
      if (!signed.ok) return signed
      const url = new URL(signed.value.redirect_url)
      url.searchParams.set('redirect_url', contract.returnUrl)
      return ok({ kind: 'redirect', url: url.href })
    },

    query: async (code) => {
      const answer = readAnswer(contractAnswer, await exchange(options, 'GET', byCode(code)))
      if (!answer.ok) return answer
      const { out_contract_code, contract_id, contract_state } = answer.value
      return out_contract_code === code
        ? ok({ contractId: contract_id, state: contract_state })
        : fail('FORGED')
    },

    terminate: async (code, why) =>
      nothing(await post(`${byCode(code)}/terminate`, { contract_termination_remark: why })),

    lower: async (contractId, amountFen, dueOn) => {
      const path = `/v3/papay/insurance-sign/policy-periods/plan-id/${planId}/contract-id/${contractId}/modify`
      const amount = { total: amountFen, currency: 'CNY' }
      const only = { policy_period_id: PERIOD, estimated_deduct_date: dueOn }
      return nothing(
        await post(path, { policy_periods: [{ ...only, estimated_deduct_amount: amount }] }),
      )
    },

    schedule: async (contractId, amountFen) => {
      const scheduled_amount = { total: amountFen, currency: 'CNY' }
      const answer = await post(`${period(contractId)}/schedule`, { appid, scheduled_amount })
      const scheduled = readAnswer(scheduleAnswer, answer)
      return scheduled.ok ? ok({ deductFrom: scheduled.value.deduct_start_date }) : scheduled
    },

    deduct: async ({ contractId, outTradeNo, description, amountFen, notifyUrl }) =>
      nothing(
        await post('/v3/papay/insurance-pay/transactions/apply', {
          appid,
          out_trade_no: outTradeNo,
          description,
          transaction_notify_url: notifyUrl,
          contract_id: contractId,
          policy_period_id: PERIOD,
          amount: { total: amountFen, currency: 'CNY' },
        }),
      ),
  }
}

const nothing = (answer: Result<string, PayCode>): Result<null, PayCode> =>
  answer.ok ? ok(null) : answer
