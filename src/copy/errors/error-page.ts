/** The error page, by the reason in its address. */
export const errorPage = {
  notFoundTitle: '页面不存在',
  notFoundText: '您访问的页面不存在或已下线',
  notOpenedTitle: '暂未开放',
  notOpenedText: '该产品暂未开放投保，您可以先看看其他产品',
  browserOnlyTitle: '请在浏览器中打开',
  browserOnlyText: '该页面仅支持在浏览器中访问',
  wechatOnlyTitle: '请在微信中打开',
  wechatOnlyText: '该页面仅支持在微信中访问',
  agentOnlyTitle: '代理人模式不能打开该页面',
  agentOnlyText: '该页面由{applicant}本人使用，请{applicant}从公众号或小程序进入后办理。',
  oaOnlyTitle: '请在公众号中打开',
  oaOnlyText: '请关注公众号后，从公众号菜单进入该页面',
  copyLink: '复制链接',
  linkCopied: '链接已复制，请到对应的应用中粘贴打开',
  back: '返回投保页',
} as const
