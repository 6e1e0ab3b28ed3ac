import { realname } from '../account/realname'
import { fill } from '../fill'

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
