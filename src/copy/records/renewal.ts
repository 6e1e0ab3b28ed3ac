/** How automatic renewal ends; every text that says so takes it from here. */
export const howToTurnOff = '扣费前可在保单详情的“自动续保”中关闭'

/** Automatic renewal on a policy, and ending it. */
export const renewal = {
  title: '自动续保',
  off: '未开通，到期后不会自动扣费',
  isOn: '自动续保已开通',
  isOff: '自动续保未开通',
  dueOn: '扣费日',
  text: '服务说明',
  offTitle: '确认关闭自动续保？',
  offText: '关闭后到期后不会扣费，也不再自动续保；现有保障不受影响，需要时可重新开通。',
  offKeep: '暂不关闭',
  offConfirm: '确认关闭',
  offDone: '已关闭自动续保',
} as const
