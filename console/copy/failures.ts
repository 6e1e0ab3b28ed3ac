import type { Failure } from '../api/answer'

/** What people read when a call was not done. Each refusal has its words, or this does not compile. */
export const failureTexts: Readonly<Record<Failure['code'], string>> = {
  BAD_REQUEST: '填写的内容不合要求',
  NOT_SIGNED_IN: '登录已结束，请重新登录',
  SIGN_IN_FAILED: '登录名、密码或动态码不对，或者这个动态码已经用过',
  LOCKED: '试错次数过多，暂时锁定',
  STEP_UP_NEEDED: '需要再次输入动态码',
  FORBIDDEN: '您的角色没有这项权限；这次尝试已记入工作日志',
  ORIGIN_REFUSED: '页面已过期，请刷新后再试',
  NOT_FOUND: '没有找到，或者不在您负责的城市',
  CONFLICT: '别人刚刚改过，请看过现在的内容再决定',
  NOT_ALLOWED_NOW: '现在的状态不允许这样做',
  ALREADY_ASKED: '同样的申请已在等待另一人复核',
  OWN_REQUEST: '不能复核自己提出的申请',
  INVALID: '填写的内容不被接受',
  TOO_MANY_REQUESTS: '操作太频繁，请稍后再试',
  UNAVAILABLE: '服务暂时不可用，请稍后再试',
  UNKNOWN: '系统出错，已记入日志',
  NETWORK: '没有连上服务器，请检查网络后再试',
}
