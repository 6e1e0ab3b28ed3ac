/** Paying with WeChat on a desktop, by a code that the phone scans. */
export const payCode = {
  title: '微信扫码支付',
  text: '请用手机微信“扫一扫”扫描二维码付款。付款后本页会自动显示结果。',
  name: '微信支付二维码',
  check: '我已支付，查询结果',
  sandbox: '沙箱：在本机打开收银台',
} as const
