/** Results of binding a phone, by their number. */
export const bindPhoneErrors = {
  '1': '请输入正确的验证码',
  '2': '绑定手机号校验不一致',
  '3': '银行卡预留手机号不一致',
  '4': '人脸校验失败',
  '5': '该手机号已绑定其他账号',
  DEFAULT: '绑定手机号失败',
} as const
