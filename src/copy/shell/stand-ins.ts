import { area } from '../language'

/** Pages that stand in for another one, and the notices an address can show. */
export const standIns = area('standIns', {
  allNoFoundTitle: '没有找到您要的内容',
  allNoFoundText: '链接可能已失效，或内容已下线。您可以返回上一页，或重新选择城市和产品。',
  housekeeperTitle: '这里还没有社区管家',
  housekeeperText: '您所在的地区或产品暂时没有社区管家。需要帮助时，可以查看就医和理赔指引。',
  noLoginTitle: '您还没有登录',
  noLoginText: '登录后可以查看订单、保单和个人信息。',
  toLogin: '去登录',
  lastPage: '返回上一页',
  choose: '选择城市和产品',
  toService: '查看就医和理赔指引',
  noticeTitle: '温馨提示',
  maintenanceTitle: '系统维护中',
  maintenanceText: '系统正在维护，暂时无法办理。已支付的订单和已生效的保障不受影响，请稍后再试。',
  endedTitle: '参保已结束',
  endedText: '本年度的参保时间已经结束。您的订单和保单仍可以查看。',
  networkTitle: '网络不可用',
  networkText: '请检查手机的网络连接，然后重试。',
  orders: '查看订单',
})
