/** Pages that stand in for another one. */
export const deadEnds = {
  allNoFoundTitle: '没有找到您要的内容',
  allNoFoundText: '链接可能已失效，或内容已下线。您可以返回上一页，或重新选择城市和产品。',
  housekeeperTitle: '这里还没有社区管家',
  housekeeperText: '您所在的地区或产品暂时没有社区管家。需要帮助时，可以查看就医和理赔指引。',
  noLoginTitle: '您还没有登录',
  noLoginText: '登录后可以查看订单、保单和个人信息。',
  toLogin: '去登录',
  signedInTitle: '您已登录',
  signedInText: '可以查看订单、保单和个人信息。',
  lastPage: '返回上一页',
  choose: '选择城市和产品',
  toService: '查看就医和理赔指引',
} as const
