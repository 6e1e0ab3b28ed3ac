/** The cashier. */
export const payment = {
  title: '收银台',
  amount: '支付金额',
  payNow: '立即支付',
  paying: '正在确认支付结果',
  payingText: '请勿重复支付，结果可能需要几分钟。',
  checkAgain: '我已支付，查询结果',
  stillPaying: '还没有收到支付结果，请稍后再查',
  notYetPaid: '还没有付款，继续支付',
  payAgain: '重新支付',
  orderNumber: '订单号',
  cancelled: '支付已取消',
  notOpenedTitle: '支付页面没有打开',
  notOpened: '未产生扣费。请换一种支付方式，或在手机浏览器中打开订单支付。',
  succeeded: '支付成功',
  product: '产品名称',
  notFound: '未找到该订单',
  payType: '支付方式',
} as const

/** Paying with WeChat on a desktop, by a code that the phone scans. */
export const payCode = {
  title: '微信扫码支付',
  text: '请用手机微信“扫一扫”扫描二维码付款。付款后本页会自动显示结果。',
  name: '微信支付二维码',
  check: '我已支付，查询结果',
  sandbox: '沙箱：在本机打开收银台',
} as const

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
