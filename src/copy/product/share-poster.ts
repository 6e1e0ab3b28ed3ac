/** The poster of a product that people pass on. */
export const sharePoster = {
  make: '分享海报',
  alt: '{NAME}分享海报',
  scan: '长按或扫码，了解和投保',
  note: '投保前请阅读条款和须知',
  failed: '海报暂时无法生成，请改用“分享”',
  save: '长按图片可以保存或转发。好友扫码后打开的就是您正在看的页面。',
} as const
