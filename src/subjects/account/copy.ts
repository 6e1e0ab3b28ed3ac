/** Proving to be human before a code is sent. */
export const captcha = {
  title: '安全验证',
  slide: '拖动滑块完成拼图',
  slider: '滑块位置',
  choose: '也可以不拖动，直接回答问题',
  wrong: '验证未通过，请重试',
  more: '答对了，请再完成一次验证',
  refresh: '换一个',
} as const

/** Signing in for the services of a city, by WeChat. */
export const cityService = {
  title: '城市服务',
  signedIn: '登录成功',
  signedInText: '您可以查看保单、预约下期投保。绑定手机号后，重要通知也会以短信送达。',
  bindPhone: '微信授权手机号',
  phoneBound: '手机号已绑定',
  phoneRefused: '您没有授权手机号，可以稍后再绑定，不影响使用',
  goOn: '继续',
} as const

/** Fields for a full name and number. */
export const identity = {
  nameHint: '与证件上的姓名一致',
  blankName: '请输入姓名',
  blankNumber: '请输入证件号码',
} as const
