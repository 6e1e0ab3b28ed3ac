/** The price, person by person. */
export const premium = {
  title: '保费明细',
  people: '共为{N}人投保',
  /** Nothing is paid yet on our pages. */
  payable: '应付保费',
  actual: '实付保费',
  total: '合计',
  confirm: '我已确认',
  premium: '保费',
  calculating: '正在计算保费',
  view: '查看明细',
} as const
