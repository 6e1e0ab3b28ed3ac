import type { ErrorName } from '@/contract/errors'
import { area } from '../language'

/**
 * What a failed call says, by the name of its code. Shown through `failureText`.
 * A code without a text does not compile.
 */
export const errors = area('errors', {
  UNKNOWN: '抱歉，系统异常，请您稍后再试！',
  MAINTENANCE: '系统维护中，暂时无法操作',
  BAD_REQUEST: '抱歉，系统异常，请您稍后再试！',
  NOT_FOUND: '未找到相关信息',
  AUTH_FAILED: '登录已过期，请重新登录',
  TOO_MANY_REQUESTS: '操作过于频繁，请稍后再试',
  TOO_LARGE: '内容过大，请精简后重试',
  IDEMPOTENCY_KEY_MISSING: '抱歉，系统异常，请您稍后再试！',
  IDEMPOTENCY_KEY_REUSED: '请勿重复提交，请刷新页面后重试',
  IDEMPOTENCY_IN_PROGRESS: '正在处理中，请勿重复提交',
  UNAVAILABLE: '抱歉，系统异常，请您稍后再试！',
  CAPTCHA_WRONG: '验证未通过，请重试',
  CAPTCHA_EXPIRED: '验证已失效，请重试',
  SMS_TOO_SOON: '验证码发送过于频繁，请稍后再试',
  SMS_LIMIT: '今日验证码次数已达上限，请明日再试',
  SMS_SEND_FAILED: '验证码发送失败，请稍后重试',
  VERIFY_CODE_EXPIRED: '验证码已过期，请重新获取',
  VERIFY_CODE_WRONG: '验证码错误',
  VERIFY_CODE_TRIES: '验证码错误次数过多，请重新获取',
  WX_LOGIN_FAILED: '登录失败',
  PRODUCT_NOT_FOUND: '未找到该产品',
  SALE_CLOSED: '投保时间已截止',
  APPLICANT_INVALID: '{applicant}信息有误，请检查后重试',
  INSURANT_INVALID: '{insurant}信息有误，请检查后重试',
  INSURANT_LIMIT: '{insurant}数量已达上限',
  INSURANT_DUPLICATE: '{insurant}重复，请检查后重试',
  INSURANT_AGE: '{insurant}年龄不符合投保要求',
  ALREADY_INSURED: '该{insurant}已投保，请勿重复投保',
  COMBO_INVALID: '保障方案已调整，请重新选择',
  TRACE_INCOMPLETE: '请先完整阅读并同意投保告知',
  NOTICE_CHANGED: '告知内容已更新，请重新阅读',
  PRICE_CHANGED: '保费已更新，请重新确认',
  PROPOSAL_STATE: '订单状态已变化，请刷新后重试',
  PROPOSAL_EXPIRED: '订单已失效，请重新投保',
  ORDER_STATE: '订单状态已变化，请刷新后重试',
  ORDER_EXPIRED: '支付订单已超时，请重新下单',
  ORDER_ALREADY_PAID: '订单已支付，请勿重复支付',
  PAY_TYPE_UNAVAILABLE: '系统维护中，请稍后再试',
  PAY_GATEWAY: '支付失败',
} as const satisfies Record<ErrorName, string>)
