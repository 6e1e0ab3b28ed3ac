/** Words around the page as the customer sees it; the words on it are those of the storefront. */
export const customerPage = {
  title: '客户看到的页面',
  lead: '只读。文字与客户手机上的一样，没有用客户的身份登录；这次查看已记入工作日志，客户也能看到。',
  screen: '客户的屏幕',
  back: '回到客户',
  others: '这位客户的订单',
} as const
