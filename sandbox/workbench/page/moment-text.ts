import type { Moment } from '../trace-route'
import { money } from './words'

/** The texts of the time line of an order. */

export type MomentType = Moment['kind']
export const momentTypes: readonly (readonly [MomentType, string])[] = [
  ['call', '接口'],
  ['move', '状态'],
  ['entry', '账本'],
  ['notification', '回调'],
  ['message', '消息'],
  ['evidence', '可回溯'],
]

interface MomentText {
  title: string
  note?: string
  isBad?: boolean
}

export function momentText(moment: Moment): MomentText {
  switch (moment.kind) {
    case 'call': {
      const { name, status, code, ms } = moment
      const failed = status >= 400 || (code !== undefined && code !== 0)
      const outcome = code === undefined ? `HTTP ${status}` : `code ${code}`
      return { title: name, note: `${outcome} · ${ms} 毫秒`, isBad: failed }
    }
    case 'move':
      return {
        title: `${machines[moment.machine] ?? moment.machine} ${moment.fromState} → ${moment.toState}`,
        note: `${moment.event} · ${moment.entityId}`,
      }
    case 'entry':
      return {
        title: `${moment.entry} ${money(moment.amountFen)}`,
        note: `借 ${moment.debit}，贷 ${moment.credit}`,
      }
    case 'notification':
      return { title: `收到回调 ${moment.eventType}`, note: moment.id }
    case 'message':
      return {
        title: `${topics[moment.topic] ?? moment.topic}：${states[moment.state]}`,
        isBad: moment.state === 'DEAD',
      }
    case 'evidence':
      return {
        title: `${steps[moment.type] ?? moment.type} ${moment.pageId}`,
        note: `页面版本 ${moment.pageVersion}`,
      }
  }
}

const machines: Readonly<Record<string, string>> = {
  proposal: '投保单',
  payOrder: '支付单',
  refund: '退款',
  policy: '保单',
  renewal: '续保',
}
const topics: Readonly<Record<string, string>> = {
  POLICY_ISSUED: '承保通知',
  POLICY_ACCEPTED: '核保通过通知',
  REFUND_PROGRESS: '退款进度通知',
  PAYMENT_REFUNDED: '重复支付退款通知',
  SALE_OPENS: '开售通知',
  UNFINISHED: '未完成投保提醒',
  RENEWAL: '续保通知',
  FORM_FILLED: '代办已填好通知',
}
const states = { QUEUED: '等待发送', SENT: '已发送', DEAD: '未能发送' } as const
const steps: Readonly<Record<string, string>> = {
  ENTER: '进入',
  READ: '阅读',
  AGREE: '同意',
  FILL: '填写',
  HEALTH: '健康告知',
  CONSENT: '授权',
  INSURED: '被保人确认',
  CONFIRM: '确认',
  SUBMIT: '提交',
  PAY: '支付',
}
