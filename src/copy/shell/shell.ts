import { area } from '../language'

/** What every page can say: loading, empty, offline, its landmarks. */
export const shell = area('shell', {
  loading: '加载中...',
  loadFailed: '加载失败',
  broken: '页面出了点问题，请重新加载',
  empty: '暂无内容',
  offline: '网络不可用，请检查网络连接',
  main: '主要内容',
  skip: '跳到主要内容',
  required: '必填',
  optional: '选填',
  selected: '已选择',
  elderlyMode: '长辈版',
  standardMode: '标准版',
  help: '帮助',
  servicePhone: '客服电话',
  copied: '复制成功',
  sandbox: '沙箱',
  yuan: '¥{YUAN}',
  perYear: '{YUAN}元/年',
  days: '{N}天',
  leave: '确定离开当前页面吗？',
  signOut: '退出登录',
  signedOut: '已退出登录',
})
