/** The texts of the workbench for values of the sandbox. */

/** Formats fen as `¥129.00`. It works on text, because money must never be a float. */
export const money = (fen: number): string => {
  const digits = String(fen).padStart(3, '0')
  return `¥${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Takes `10:21:07` out of `2026-11-25T10:21:07.000+08:00`. */
export const timeOf = (iso: string): string => iso.slice(11, 19)

const shanghai = (at: number): string => new Date(at + 8 * 3_600_000).toISOString()
export const dayText = (at: number): string => shanghai(at).slice(0, 10)
export const clockText = (at: number): string => shanghai(at).slice(11, 19)

/** `11-25 10:21`, for what may be days old. */
export const shortTime = (at: number): string => shanghai(at).slice(5, 16).replace('T', ' ')

export const orderStates: Readonly<Record<string, string>> = {
  DRAFT: '草稿',
  CONFIRMED: '已确认',
  UNPAID: '待支付',
  PAYING: '支付中',
  PAID: '已付款',
  CANCELLED: '已取消',
  EXPIRED: '已过期',
  REVOKED: '已撤单',
}
export const outcomes: Readonly<Record<string, string>> = {
  UNPAID: '待支付',
  PAYING: '处理中',
  PAID: '已支付',
  PAID_FAIL: '支付失败',
  PAID_FAIL_NO_RETRY: '失败，不可重试',
  PART_FAIL: '部分失败',
  EXPIRED: '已过期',
  CANCEL: '已取消',
}
export const refundStates: Readonly<Record<string, string>> = {
  SUCCESS: '成功',
  PROCESSING: '处理中',
  ABNORMAL: '异常',
  CLOSED: '关闭',
}
export const providers: Readonly<Record<string, string>> = {
  WECHAT_PAY: '微信支付',
  ALLINPAY: '通联支付',
  PA_PAY: '平安付',
  BANK_PAY: '银行卡',
}
export const scenes: Readonly<Record<string, string>> = {
  LOGIN: '登录',
  BIND_PHONE: '绑定手机',
  SET_PHONE: '设置手机',
}
