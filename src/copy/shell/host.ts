import { area } from '../language'

/** What concerns the app that shows us: sharing, updates, the privacy guideline. */
export const host = area('host', {
  linkCopied: '链接已复制，去粘贴给家人吧',
  shareFromMenu: '点击右上角“···”，把这一页分享给家人',
  shareFailed: '暂时无法分享，请复制地址栏中的链接',
  updateTitle: '更新提示',
  updateText: '新版本已经准备好，是否重启应用？您填写的内容会保留。',
  restart: '重启',
  later: '稍后',
  privacyTitle: '隐私保护提示',
  privacyText: '继续之前，请阅读并同意隐私保护指引。我们只在您使用相应功能时处理所需的信息。',
  privacyGuide: '《隐私政策》',
})
