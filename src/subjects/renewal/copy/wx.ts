/** The pages for WeChat: buying and renewing. */
export const wx = {
  covers: '保什么',
  more: '查看完整介绍',
  renewal: '续保',
  renewalLead: '{NAME}到期前续保，保障不中断。',
  renewAs: '本期续保产品',
  again: '请重新核对家人信息、健康告知和保费，以本次页面显示为准。',
  insuredBefore: '您的{insurant}',
  until: '保障至{DAY}',
  signInToSee: '登录后可查看上一年为谁投保、保障到哪一天。',
  noneBefore: '没有查到您在这个产品下的保单，可以直接投保。',
  missing: '没有找到这个产品',
} as const
