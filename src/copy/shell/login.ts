/** Signing in with a mobile number. */
export const login = {
  title: '登录',
  welcome: '手机号登录',
  mobile: '手机号码',
  code: '验证码',
  mobilePlaceholder: '请输入手机号码',
  sendCode: '获取验证码',
  resendIn: '{N}秒后重新获取',
  /** In 长辈版, where nothing ticks. */
  codeSent: '已发送',
  resend: '重新获取',
  submit: '登录',
  byCode: '勾选同意后，填完验证码会自动登录。',
  wxLogin: '微信一键登录',
  userAgreement: '用户协议',
  privacyPolicy: '个人信息保护政策',
  sent: '验证码已发送，请注意查收短信',
  codeExpired: '验证码已过期，请重新获取',
  codeWrong: '验证码错误',
  lost: '登录已过期，请重新登录。登录后回到刚才的页面。',
  failed: '登录失败',
  checkFailed: '校验失败，请稍后重试',
  bindingFailed: '获取绑定状态失败，请稍后重试',
  cookiesOff: '当前浏览器未允许使用Cookie，登录仅在本页面打开期间有效，关闭或刷新后需重新登录。',
  firstTime: '未注册的手机号验证后将自动创建账号。',
} as const

/** What a failed phone login says: code 2, the service's own words, or no login in the answer. */
export const loginText = (failure: { code?: number; message?: string }): string => {
  if (failure.code === 2) return login.codeExpired
  if (failure.message?.includes('VerifyCode not match')) return login.codeWrong
  return failure.code === 0 ? login.failed : login.checkFailed
}
