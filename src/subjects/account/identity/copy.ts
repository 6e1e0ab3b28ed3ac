import { fill } from '@/copy/fill'

/** Binding a phone and showing a face: what only a browser asks for. */
export const ownPhone = {
  bindTitle: '绑定手机号',
  bindHint: '手机号用于接收保单和理赔通知，请通过短信验证码确认由您本人使用。',
  giveNumber: '验证并保存手机号，下次不用再填',
  fromWechat: '使用微信绑定的手机号',
  bound: '手机号已绑定',
  phones: '选择手机号',
  signedInPhone: '登录手机号',
  boundPhone: '已绑定手机号',
  otherPhone: '使用其他手机号',
  phoneFailed: '手机号验证失败',
  faceTitle: '人脸核验',
  faceHint: '该证件已在其他手机号完成实名认证。如果是您本人，完成人脸核验后可以继续投保。',
  faceOpen: '打开人脸核验页面',
  faceDone: '我已完成核验',
  faceWaiting: '还没有完成人脸核验',
  faceFailed: '人脸校验失败',
} as const

/** Checking who somebody is. */
export const realname = {
  boundTo: '该手机号已绑定{name}',
  userStateFailed: '网络错误，请稍后重试',
  changeInfo: '修改信息',
  byFace: '本人人脸核验',
  signIn: '重新登录',
  applicantLater: '点“下一步”时再填写，也可以现在填写。',
  fillApplicant: '填写{applicant}信息',
  terms: '相关条款',
  changePhone: '更换手机号',
  payAsCompany: '以企业名义投保',
  payAsPerson: '以本人名义投保',
  companyPhone: '填写企业联系电话',
  termsWhy: '姓名和证件号码属于敏感个人信息，仅用于投保、实名核验和理赔。',
} as const

/** Results of binding a phone, by their number. */
export const bindPhoneErrors = {
  '1': '请输入正确的验证码',
  '2': '绑定手机号校验不一致',
  '3': '银行卡预留手机号不一致',
  '4': '人脸校验失败',
  '5': '该手机号已绑定其他账号',
  DEFAULT: '绑定手机号失败',
} as const

/** authCode of authH5Realname. */
export const h5RealnameErrors = {
  HAD_AUTH: '您已完成实名认证',
  ID_HAD_USE: '该身份信息已被其他手机号使用',
  ID_NOT_MATCH: '当前账号已绑定其他实名信息，请输入正确的信息',
  BASIC2_NOT_MATCH: '请填写本人真实身份信息',
  CREDENTIALNO_BLACKLIST: '登录异常，请联系客服',
  AUTH_FAILED: '登录已过期，请重新登录',
  DEFAULT: '校验失败，请稍后重试',
} as const

/** With a bound name (masked) the answer says whose phone it is instead of "other information". */
export const h5RealnameText = (code: keyof typeof h5RealnameErrors, boundName?: string): string =>
  code === 'ID_NOT_MATCH' && boundName
    ? fill(realname.boundTo, { name: boundName })
    : h5RealnameErrors[code]

/** authCode of authWxRealnameLv2. */
export const wxRealnameErrors = {
  HAD_AUTH: '您已完成实名认证',
  ID_NOT_MATCH: '身份信息与当前账号不一致',
  ID_HAD_USE: '已被其他微信账号使用',
  WX_AUTH_FAIL: '微信实名认证失败，请更换信息或微信账号',
  BASIC2_NOT_MATCH: '姓名与身份证号不匹配',
  DEFAULT: '校验失败，请稍后重试',
} as const
