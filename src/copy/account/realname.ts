import { area } from '../language'

/** Checking who somebody is. */
export const realname = area('realname', {
  bindTitle: '绑定手机号',
  realnameTitle: '实名认证',
  boundTo: '该手机号已绑定{name}',
  phoneFailed: '手机号验证失败',
  userStateFailed: '网络错误，请稍后重试',
  verified: '您已完成实名认证',
})
