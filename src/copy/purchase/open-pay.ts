/** Somebody else pays: asking for it, and the cashier of who was asked. */
export const openPay = {
  ask: '请人付款',
  askText:
    '把付款链接发给亲友，对方无需登录即可支付。对方能看到产品、保险公司、金额和姓氏，看不到证件号码；订单结束即失效。',
  take: '复制付款链接',
  message: '请帮{APPLICANT}支付保费¥{YUAN}：{PRODUCT}，{INSURER}承保，{insurant}{NAMES}。{URL}',
  taken: '付款链接已复制',
  notTaken: '未能复制，请稍后再试',
  about: '亲友请您支付这笔保费。请核对以上内容，并确认链接来自您认识的人。',
  insurer: '保险公司',
  people: '{NAMES}（共{N}人）',
  names: '、',
  inBrowser: '请在手机浏览器中打开本页付款。',
  paid: '已付款',
  paidText: '保费已支付，您的亲友可在订单中查看结果。',
  over: '付款链接已失效',
  overText: '如仍需支付，请亲友重新发送付款链接。',
} as const
