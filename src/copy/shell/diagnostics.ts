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
