/** Dialogs about withdrawing. */
export const dialogs = {
  withdraw: '提现',
  withdrawNow: '立即提现',
  withdrawText: '将转入您的微信零钱',
  withdrawMin: '满¥{YUAN}可提现',
  withdrawn: '提现申请已提交',
  withdrawnText: '到账情况以微信支付通知为准',
  closesIn: '{N}秒后自动关闭',
} as const
