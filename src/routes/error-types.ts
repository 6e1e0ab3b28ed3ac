/** Reasons for the error page. The first applies when the address names none. */
export const errorPageTypes = [
  'notFound',
  'notOpened',
  'browserOnly',
  'wechatOnly',
  'oaOnly',
] as const
export type ErrorPageType = (typeof errorPageTypes)[number]
