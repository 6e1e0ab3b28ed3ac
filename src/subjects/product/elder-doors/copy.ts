/** What an elderly visitor came for, as large buttons. */
export const elderDoors = {
  label: '常用功能',
  buy: '买保险',
  book: '预约投保',
  mine: '我的保障',
  claim: '怎么理赔',
  call: '打电话问',
  desk: '问客服',
  delegate: '请子女代办',
  delegateText: '填写不方便？可以请子女代您填写，您核对后付款。',
} as const
