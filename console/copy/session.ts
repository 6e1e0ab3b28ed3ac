import type { ProviderRefusal } from '../../server/console/calls/errors'

/** Words of signing in, of the second factor and of one's own account. */
export const sessionCopy = {
  title: '登录',
  lead: '每一次查看和操作都会记名。',
  login: '登录名',
  password: '密码',
  code: '动态码',
  codeHint: '验证器里的 6 位数字',
  signIn: '登录',
  needed: { login: '请输入登录名', password: '请输入密码', code: '请输入 6 位动态码' },
  byProvider: (name: string) => `用${name}登录`,
  providerSilent: (name: string) => `暂时连不上${name}，请稍后再试`,
  orPassword: '或用密码登录',
  emergency: '应急账号登录',
  back: '正在登录',
  backLead: '正在核对登录结果，请稍候。',
  startOver: '回到登录页',
  stepUpTitle: '请再次输入动态码',
  stepUpLead: '涉及资金和权限的操作，需要 5 分钟内验证过动态码。',
  stepUpDo: '验证并继续',
  signOut: '退出登录',
  signOutEverywhere: '在所有设备上退出',
  everywhereDone: (sessions: number) => `已退出 ${sessions} 处登录`,
  everywhereLead: '怀疑有人用了您的账号时，请这样做，并告诉管理员。',
  account: '我的账号',
  roles: '角色',
  cities: '负责的城市',
  allCities: '全部城市',
  until: '登录有效至',
  idle: (minutes: number) => `${minutes} 分钟没有操作会自动退出`,
  breakGlass: '这是应急账号，使用已触发告警。',
} as const

/** Why the sign-in at the company's provider did not lead into the console. */
export const providerRefusalTexts: Readonly<Record<ProviderRefusal, string>> = {
  STALE: '这次登录已过期，或者不是在这个浏览器里开始的，请重新登录',
  DENIED: '登录没有完成，请重新登录',
  WEAK: '企业账号没有做控制台要求的第二重验证，请联系管理员',
  NO_PROOF: '企业账号的登录结果没有通过核对，请重新登录',
  NO_ACCOUNT: '您的企业账号没有开通控制台，请联系管理员',
  NOT_SET_UP: '请先打开管理员给您的邀请链接，设置密码和动态码',
}
