/** Who looks after a policy besides our own pages. */
export const serviceDesk = {
  elsewhere: '这份保单由小程序“{NAME}”提供查看和理赔服务。',
  numberCopied: '订单号已复制，可直接粘贴给客服',
  search: '请在微信中搜索小程序“{NAME}”查看。',
  copyName: '复制小程序名称',
  nameCopied: '名称已复制，请在微信中搜索',
  copyFailed: '未能复制，请记下小程序名称',
} as const
