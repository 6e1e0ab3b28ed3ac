/**
 * The apps that a phone of the workbench can play. `/sandbox/as/<id>` begins each but the native one,
 * which runs the compiled mini-program at `/sandbox/weapp/`.
 */
export const kinds = [
  { id: 'browser', name: '普通浏览器' },
  { id: 'official-account', name: '微信公众号' },
  { id: 'official-account-ios', name: '微信公众号 iOS' },
  { id: 'web-view', name: '小程序网页' },
  { id: 'alipay', name: '支付宝' },
  { id: 'native', name: '原生小程序' },
] as const
export type Kind = (typeof kinds)[number]['id']

export const nameOf = (kind: Kind): string => kinds.find(({ id }) => id === kind)?.name ?? ''

/** Widths of common phones in CSS pixels, with their heights. */
export const sizes = [
  { width: 320, height: 640 },
  { width: 375, height: 812 },
  { width: 390, height: 844 },
  { width: 414, height: 896 },
] as const
export type Width = (typeof sizes)[number]['width']
