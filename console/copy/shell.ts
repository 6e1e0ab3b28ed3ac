/** Words around every page: the search box and the places one can go. */
export const shellCopy = {
  menu: '菜单',
  places: '功能',
  skip: '跳到正文',
  search: '查找',
  searchLabel: '查找客户：手机号、证件号、姓名、单号',
  searchHint: '手机号、证件号、姓名、订单 / 保单 / 退款 / 支付单号（按 / 键）',
  groups: { people: '客户', money: '资金', sale: '销售', watch: '运行', account: '留痕与权限' },
  home: '首页',
  homeLead: '您可以做的事',
} as const
