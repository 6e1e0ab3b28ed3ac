import { howToTurnOff } from '../records/renewal'

/** Popups about what a person has not finished or can do next. */
export const reminders = {
  unfinishedTitle: '你尚未完成投保',
  remindLater: '稍后提醒我',
  /** By what the reminder is about. */
  remindedFORM: '明天会提醒您完成投保',
  remindedNEWS: '订阅成功，明天会提醒您',
  goOn: '继续投保',
  unfinishedText: '惠民保障计划限时投保，投保截止日期为{END}，请尽快完成投保。',
  /** The sale goes on, so there is no date to tell. */
  unfinishedGoesOn: '惠民保障计划全年可投保，投保并付款后保障才会生效。',
  doNotRemind: '{N}天内不再提醒',
  renewalTitle: '你还未开通自动投保',
  renewalOpen: '开通自动续保',
  hesitationTitle: '还在犹豫吗？',
  successTitle: '{enrol}成功',
  endedTitle: '参保已结束',
  followOfficialAccount: '关注公众号',
  subscribe: '订阅消息通知',
  service: '添加专属客服',
  subscribedText: '订阅后，产品开售、到期续保时会提醒您',
  followText: '长按识别二维码，关注公众号，及时接收保单和理赔通知',
  serviceText: '投保、理赔如有疑问，可以咨询专属客服',
  renewalText: `开通后，下一年度自动续保，保障不间断；扣费前会通知您，${howToTurnOff}。`,
  warning: '温馨提示，你即将进入参保流程',
} as const
