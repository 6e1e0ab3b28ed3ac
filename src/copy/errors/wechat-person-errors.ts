/** Refusals of calls that need to know the person in WeChat, but take no payment. */
export const wechatPersonErrors = {
  unknownPayee: '未获得您的微信授权，请在公众号中重新打开本页',
  noWithdrawal: '暂时不能提现，请稍后再试',
  unknownSigner: '未获得您的微信授权，暂时不能签约，请关闭页面后重新打开',
} as const
