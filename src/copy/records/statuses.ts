import type { Reward, Withdrawal } from '@/contract/share'
import { fill } from '@/copy/fill'
import { type Chosen, lookUp, type OrderWord, type PolicyWord } from '@/domain/situation/situation'

/** How a policy stands, in a word. */
const policyWords: Record<PolicyWord, string> = {
  PENDING: '核保中',
  ISSUING: '出单中',
  NOT_ISSUED: '未承保',
  WAITING: '待生效',
  EFFECTIVE: '保障中',
  CANCELLING: '退保审核中',
  EXPIRED: '已到期',
  REVOKING: '撤销中',
  REVOKED: '已撤销',
  /** Void from the start, by the check of the insurer. */
  REFUSED: '核保未通过',
  /** Over, because the merchant gave the money back. */
  GIVEN_BACK: '已退款',
  /** Of a newer gateway. */
  UNKNOWN: '更新后可查看',
}

/** What that means for the person, in a sentence. */
const notes: Record<PolicyWord, string> = {
  ISSUING: '已付款，保险公司正在出单，出单后发消息告诉您。未承保的，保费全额退回。',
  NOT_ISSUED: '保险公司未承保，没有保单，保费原路退回，进度见所属订单。',
  PENDING: '保险公司正在核保，一般1至5个工作日有结果。未通过的，全额退还保费，保单自始无效。',
  WAITING: '保单已生成，{BEGIN}零时起生效。',
  EFFECTIVE: '保障中，至{END}二十四时止。',
  CANCELLING: '已向保险公司申请退保，答复前保单仍有效；保险公司同意后退款，结果发消息告诉您。',
  EXPIRED: '保障已于{END}结束。',
  REVOKING: '保单已失效，退款正在处理，进度见所属订单。',
  REVOKED: '保单已失效，保费已退回。',
  REFUSED: '保险公司核保未通过，保单自始无效，退款进度见所属订单。',
  GIVEN_BACK: '商户已退还保费，保单已失效。',
  UNKNOWN: '保单有新的状态，当前版本还不能显示。请更新后查看，或者联系客服。',
}

export const policyStatusText = (word: Chosen<PolicyWord>): string => lookUp(policyWords, word)

export const policyNoteText = (
  word: Chosen<PolicyWord>,
  { effectiveOn, expireOn }: { effectiveOn: string; expireOn: string },
): string => fill(lookUp(notes, word), { BEGIN: effectiveOn, END: expireOn })

/** How an order stands. */
const orderWords: Record<OrderWord, string> = {
  TO_PAY: '待支付',
  PAYING: '支付中',
  PAID: '已支付',
  /** Paid, and the insurer still gives the policy number. */
  ISSUING: '出单中',
  CANCELLED: '已取消',
  EXPIRED: '已失效',
  REVOKED: '已撤销',
  /** By the check of the insurer. */
  REFUSED: '核保未通过',
  NOT_ISSUED: '未承保',
  /** By the merchant, who gave the money back. */
  GIVEN_BACK: '已退款',
  /** Of a newer gateway. */
  UNKNOWN: '更新后可查看',
}

export const orderStatusText = (word: Chosen<OrderWord>): string => lookUp(orderWords, word)

/** How rewards for sharing stand. */
export const rewardStatuses = {
  PENDING: '待到账',
  EARNED: '已获得',
  DROPPED: '未获得',
  TAKEN_BACK: '已收回',
} as const satisfies Record<Reward['status'], string>

/** How withdrawals of rewards stand. */
export const withdrawalStatuses = {
  REQUESTED: '处理中',
  PROCESSING: '处理中',
  PAID: '已到账',
  FAILED: '未成功，已退回余额',
} as const satisfies Record<Withdrawal['status'], string>
