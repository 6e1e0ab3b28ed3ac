import * as v from 'valibot'
import { fail, ok, type Result } from '@/domain/base/result'
import type { PayCode } from '../payments/port'
import { exchange, readAnswer, type WechatPayOptions } from '../wechat-pay/exchange'
import { transferStates, type Transfer, type Transfers } from './port'

const state = v.picklist(transferStates)
const text = v.pipe(v.string(), v.minLength(1))
const sentAnswer = v.object({ out_bill_no: text, state, package_info: v.optional(text) })
const foundAnswer = v.object({
  out_bill_no: text,
  state,
  transfer_amount: v.pipe(v.number(), v.safeInteger()),
  package_info: v.optional(text),
})

const base = '/v3/fund-app/mch-transfer/transfer-bills'

/** Texts that the user reads. The two items of `report` are those of scene 1000 (现金营销). */
const REMARK = '分享奖励'
const report = [
  { info_type: '活动名称', info_content: '分享有礼' },
  { info_type: '奖励说明', info_content: '好友参保奖励' },
]

/**
 * Transfers over the signed exchange of WeChat Pay v3. With the sandbox only the keys and `baseUrl`
 * differ.
 */
export function createTransfers(options: WechatPayOptions & { sceneId: string }): Transfers {
  const { keys, sceneId } = options
  return {
    mchid: keys.mchid,

    send: async ({ outBillNo, openid, appId, amountFen }) => {
      const content = {
        appid: appId,
        out_bill_no: outBillNo,
        transfer_scene_id: sceneId,
        openid,
        transfer_amount: amountFen,
        transfer_remark: REMARK,
        transfer_scene_report_infos: report,
      }
      const sent = readAnswer(sentAnswer, await exchange(options, 'POST', base, content))
      if (!sent.ok) return sent
      return checked(outBillNo, sent.value.out_bill_no, {
        state: sent.value.state,
        amountFen,
        packageInfo: sent.value.package_info,
      })
    },

    query: async (outBillNo) => {
      const path = `${base}/out-bill-no/${encodeURIComponent(outBillNo)}`
      const found = readAnswer(foundAnswer, await exchange(options, 'GET', path))
      if (!found.ok) return found
      return checked(outBillNo, found.value.out_bill_no, {
        state: found.value.state,
        amountFen: found.value.transfer_amount,
        packageInfo: found.value.package_info,
      })
    },
  }
}

const checked = (asked: string, found: string, transfer: Transfer): Result<Transfer, PayCode> =>
  found === asked ? ok(transfer) : fail('FORGED')
