/** What remains to be done after a purchase. */
export const afterPurchase = {
  title: '投保后建议您',
  save: '保存电子保单',
  document: '电子保单：{WHO}',
  tell: '告知{insurant}',
  tellText: '复制后粘贴到微信，对方即可知道保单号、保障期间和客服电话。',
  copy: '复制告知内容',
  message: '我已为您{enrol}《{PRODUCT}》。',
  messagePolicy: '{WHO}的保单号：{NUMBER}',
  messagePeriod: '保障期间：{BEGIN}至{END}。如需理赔或咨询，请拨打{PHONE}。',
  book: '预约下一期',
  bookText: '下一期开放投保时提醒您',
} as const
