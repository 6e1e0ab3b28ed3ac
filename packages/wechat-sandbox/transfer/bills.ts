import * as v from 'valibot'
import { collection } from '../world/collection'
import { sampleAppid, sampleOfficialAppid } from '../world/keys'
import type { SandboxStore } from '../world/store'

/** The scene 现金营销 of merchant transfers. */
export const sampleSceneId = '1000'

export const transferStates = ['WAIT_USER_CONFIRM', 'SUCCESS', 'FAIL', 'CANCELLED'] as const

/** A transfer as the simulator of WeChat Pay stores it. */
const bill = v.object({
  outBillNo: v.string(),
  appid: v.string(),
  openid: v.string(),
  amountFen: v.number(),
  state: v.picklist(transferStates),
  createdAt: v.number(),
})
export type TransferBill = v.InferOutput<typeof bill>

export const transferBook = (store: SandboxStore) => collection(store, 'transfer', bill)

const CONFIRM_MS = 24 * 3_600_000

/** A transfer that the user does not accept within a day fails (OVERDUE_CLOSE). */
export const asOf = (known: TransferBill, now: number): TransferBill =>
  known.state === 'WAIT_USER_CONFIRM' && now >= known.createdAt + CONFIRM_MS
    ? { ...known, state: 'FAIL' }
    : known

const info = (type: string) =>
  v.strictObject({
    info_type: v.literal(type),
    info_content: v.pipe(v.string(), v.minLength(1), v.maxLength(32)),
  })

/** 0.1 to 200 yuan, the limits of a new merchant. */
export const transferRequest = v.object({
  appid: v.picklist([sampleAppid, sampleOfficialAppid]),
  out_bill_no: v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{1,32}$/)),
  transfer_scene_id: v.literal(sampleSceneId),
  openid: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  transfer_amount: v.pipe(v.number(), v.safeInteger(), v.minValue(10), v.maxValue(20_000)),
  /** Encrypted for WeChat Pay. */
  user_name: v.optional(v.string()),
  transfer_remark: v.pipe(v.string(), v.minLength(1), v.maxLength(32)),
  transfer_scene_report_infos: v.strictTuple([info('活动名称'), info('奖励说明')]),
})
