/** The guide to WeChat's menu, by which a page is shared. */
export const shareGuide = {
  title: '分享给家人和朋友',
  menu: '点击右上角的“···”',
  send: '选择“发送给朋友”或“分享到朋友圈”',
} as const
