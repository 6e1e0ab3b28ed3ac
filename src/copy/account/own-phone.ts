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
