/** Dialogs about sharing and withdrawing. */
export const dialogs = {
  shareGuide: '分享给家人和朋友',
  shareMenu: '点击右上角的“···”',
  shareSend: '选择“发送给朋友”或“分享到朋友圈”',
  withdraw: '提现',
  withdrawNow: '立即提现',
  withdrawText: '将转入您的微信零钱',
  withdrawMin: '满¥{YUAN}可提现',
  withdrawn: '提现申请已提交',
  withdrawnText: '到账情况以微信支付通知为准',
  closesIn: '{N}秒后自动关闭',
} as const
