/** The home page: product, sale period, reminders. */
export const saleCountdown = {
  saleEndsIn: '距投保截止还有',
  saleStartsIn: '距开售还有',
  renewalEndsIn: '距续保截止还有',
  /** In 长辈版, where nothing ticks. */
  saleEndsAt: '{TIME} 投保截止',
  saleStartsAt: '{TIME} 开售',
  renewalEndsAt: '{TIME} 续保截止',
  countdown: '{DD}天{HH}时{MM}分{SS}秒',
} as const
