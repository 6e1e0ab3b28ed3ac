import { area } from '../language'

/** The page of automatic renewal: what it means, agreeing to it, what was agreed to. */
export const renewalContract = area('renewalContract', {
  on: '已开通，扣款前至少五日通知您',
  confirming: '正在确认签约结果',
  check: '刷新签约结果',
  what: '到期前为家人续上下一年保障，只续一次，随时一键关闭，不开通不影响现有保障。',
  who: '为谁续保',
  amount: '最多扣款',
  noticeOn: '扣款前通知',
  effectiveOn: '新保障开始',
  way: '扣款方式',
  wayText: '微信支付，仅此一种',
  consent: '我已阅读并同意自动续保服务说明',
  consentMissing: '请先阅读并勾选同意',
  nobody: '请选择要续保的人',
  sign: '同意并去微信签约',
  open: '开通自动投保',
  turnOff: '关闭自动续保',
  turnOffAll: '全部关闭',
  policies: '查看我的保单',
  nonePolicy: '没有可以开通自动续保的保单',
  NOT_OFFERED: '该产品暂不支持自动续保，到期前可手动续保。',
  POLICY_STATE: '该保单已撤销，不能自动续保。',
  TOO_LATE: '保单即将到期，已来不及提前通知扣款，请手动续保。',
  NOT_ELIGIBLE: '被保险人下一年不符合参保条件，或已有新保障。',
  MAINTENANCE: '微信支付维护中，暂时不能开通，请稍后再试。',
})
