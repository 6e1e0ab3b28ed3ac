import { area } from '../language'

/** What concerns the app that shows us: sharing, updates, the privacy guideline. */
export const host = area('host', {
  linkCopied: '链接已复制，去粘贴给家人吧',
  shareFailed: '暂时无法分享，请复制地址栏中的链接',
  updateTitle: '更新提示',
  updateText: '新版本已经准备好，是否重启应用？您填写的内容会保留。',
  restart: '重启',
  later: '稍后',
  privacyTitle: '隐私保护提示',
  privacyText: '继续之前，请阅读并同意隐私保护指引。我们只在您使用相应功能时处理所需的信息。',
  webFailed: '页面没有打开，请检查网络后重试',
  openNative: '请在小程序中打开',
  openNativeText: '该产品由微信小程序提供，请在微信中打开小程序继续',
  toMiniProgram: '打开小程序',
  code: '小程序码',
  showCode: '出示小程序码',
  codeNotShown: '小程序码没有打开，请重试',
  enlarge: '放大显示',
  saveCode: '保存图片',
  codeSaved: '已保存，可在微信“扫一扫”中从相册选取',
  notSaved: '图片没有保存，请长按图片保存',
  scan: '用微信扫一扫，或在微信中长按识别',
  notOpened: '没有打开小程序，请重试',
  privacyGuide: '《隐私政策》',
})
