import type { ShownRefund } from '@/contract/shown'
import { refundArrival } from '@/domain/revoke/revocation'

/** Accepted is not arrived, and neither is said before it is so. */
export const refundStatuses = {
  REQUESTED: '已申请，等待受理',
  PROCESSING: '已受理，等待到账',
  ABNORMAL: '原账户无法入账，请联系客服',
  REFUNDED: '已到账',
  /** Of a newer gateway. */
  UNKNOWN: '更新后可查看',
} as const satisfies Record<ShownRefund['status'], string>

/** A refund of an order and how far it is. */
export const refunds = {
  title: '退款',
  amount: '应退金额',
  reason: '原因',
  way: '退款方式',
  wayText: '退回原支付账户',
  requestedAt: '申请时间',
  acceptedAt: '受理时间',
  refundedAt: '到账时间',
  arrival: '到账时间',
  arrivalText: `受理后一般${refundArrival}，以支付机构为准`,
} as const

/** Giving back what was bought, for its money. */
export const revoke = {
  about: '同一支付订单的保单须一起{withdraw}，保费按实际支付金额原路退回。',
  until: '{TIME}前可{withdraw}，全额退款',
  late: '已过{withdraw}时间，解除合同请致电{PHONE}',
  title: '确认{withdraw}',
  falls: '{withdraw}后，以下{N}张保单同时失效，不再承担保险责任',
  amount: '应退金额',
  way: '退款方式',
  wayText: '退回原支付账户',
  arrival: '到账时间',
  arrivalText: `受理后一般${refundArrival}，以支付机构为准`,
  start: '{withdraw}',
  confirm: '确认{withdraw}',
  keep: '暂不{withdraw}',
  done: '{withdraw}成功',
  doneText: '{N}张保单已失效，退款¥{YUAN}已提交。受理和到账情况可在订单详情中查看。',
  asked: '已申请退保',
  askedText: '保险公司审核后答复。答复前保单仍有效，同意后保费原路退回，结果发消息告诉您。',
  follow: '查看退款进度',
} as const

/** The same where the insurer decides first, and the money waits for its answer. */
const byConsent = {
  until: '{TIME}前可申请退保，保险公司同意后全额退款',
  title: '申请退保',
  falls: '须经保险公司同意。同意后，以下保单失效，不再承担保险责任；答复前保单仍有效',
  arrivalText: `保险公司同意后一般${refundArrival}，以支付机构为准`,
  start: '申请退保',
  confirm: '确认申请',
  keep: '暂不申请',
} as const

/** The words by who decides. */
export const revokeWords = ({ revokeAsks = false }: { revokeAsks?: boolean | undefined }) => ({
  ...revoke,
  ...(revokeAsks && byConsent),
})
