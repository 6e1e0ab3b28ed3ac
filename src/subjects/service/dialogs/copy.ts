/** Advisers, the group of a product, and what they write. */
export const advisers = {
  addAdviser: '添加专属客服',
  addAdviserText: '一对一解答投保、理赔问题',
  joinGroup: '加入服务群',
  joinGroupText: '开售通知、健康讲座，群内第一时间发布',
  longPress: '长按识别二维码',
  articles: '了解更多',
} as const
