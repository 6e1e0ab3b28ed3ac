import { area } from '../language'

/** The pages for WeChat: buying and renewing. */
export const wx = area('wx', {
  covers: '保什么',
  more: '查看完整介绍',
  renewal: '续保',
  renewalLead: '{NAME}的保障即将到期，续保后保障不中断。',
  renewAs: '本期续保产品',
  again: '请重新核对家人信息、健康告知和保费，以本次页面显示为准。',
  missing: '没有找到这个产品',
})
