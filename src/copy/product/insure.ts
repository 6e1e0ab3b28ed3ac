/** The home page: product, sale period, reminders. */
export const insure = {
  renewNow: '立即续保',
  saleEndsIn: '距投保截止还有',
  saleStartsIn: '距开售还有',
  renewalEndsIn: '距续保截止还有',
  /** In 长辈版, where nothing ticks. */
  saleEndsAt: '{TIME} 投保截止',
  saleStartsAt: '{TIME} 开售',
  renewalEndsAt: '{TIME} 续保截止',
  countdown: '{DD}天{HH}时{MM}分{SS}秒',
  coverage: '保障内容',
  notices: '投保须知',
  faq: '常见问题',
  claim: '理赔流程',
  documents: '保险条款',
  warning: '温馨提示，你即将进入参保流程',
} as const
