/** What an elderly visitor came for, as large buttons. */
export const elderDoors = {
  label: '常用功能',
  buy: '买保险',
  book: '预约投保',
  mine: '我的保障',
  claim: '怎么理赔',
  call: '打电话问',
  desk: '问客服',
} as const
