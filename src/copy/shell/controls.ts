/** Picking a day from wheels. */
export const dates = {
  year: '年',
  month: '月',
  day: '日',
  yearOf: '{N}年',
  monthOf: '{N}月',
  dayOf: '{N}日',
} as const

/** What explains a field, for those who ask. */
export const formHelp = {
  explain: '查看{LABEL}说明',
  clear: '清除',
  clearField: '清除{LABEL}',
} as const

/** Words of parts that pages are laid out with. */
export const layout = {
  unfold: '展开',
  fold: '收起',
} as const

/** A countdown that has days to go. */
export const timeLeft = {
  days: '{N}天{TIME}',
} as const

/** The guide to WeChat's menu, by which a page is shared. */
export const shareGuide = {
  title: '分享给家人和朋友',
  menu: '点击右上角的“···”',
  send: '选择“发送给朋友”或“分享到朋友圈”',
} as const
