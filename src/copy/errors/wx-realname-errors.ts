/** authCode of authWxRealnameLv2. */
export const wxRealnameErrors = {
  HAD_AUTH: '您已完成实名认证',
  ID_NOT_MATCH: '身份信息与当前账号不一致',
  ID_HAD_USE: '已被其他微信账号使用',
  WX_AUTH_FAIL: '微信实名认证失败，请更换信息或微信账号',
  BASIC2_NOT_MATCH: '姓名与身份证号不匹配',
  DEFAULT: '校验失败，请稍后重试',
} as const
