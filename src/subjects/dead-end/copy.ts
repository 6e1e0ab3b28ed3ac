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

/** The page by which testers and service staff see how the app sees them. */
export const diagnostics = {
  title: '诊断信息',
  about: '将本页内容发送给客服，有助于更快定位问题。本页不含您的个人信息。',
  environment: '运行环境',
  context: '链接参数',
  login: '登录状态',
  signedIn: '已登录',
  signedOut: '未登录',
  host: '应用',
  version: '应用版本',
  env: 'browserEnv',
  capabilities: '可用能力',
  none: '无',
  clock: '服务器时间',
  copy: '复制诊断信息',
} as const
