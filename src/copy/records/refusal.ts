/** The insurer did not accept somebody. */
export const refusal = {
  who: '{NAMES}未通过保险公司核保，同一订单的保单自始无效，保险公司不承担保险责任。',
  /** It issued no policy after the payment. */
  notIssued: '{NAMES}未承保：{REASON}',
  leftOut: '未能承保',
  returning: '保费将全额原路退回，进度见订单。',
  returned: '保费已于{TIME}全额退回。',
} as const
