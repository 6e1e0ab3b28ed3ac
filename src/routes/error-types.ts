/** Why the error page is shown; the first when the address does not say. */
export const errorPageTypes = [
  'notFound',
  'notOpened',
  'browserOnly',
  'wechatOnly',
  'oaOnly',
] as const
export type ErrorPageType = (typeof errorPageTypes)[number]
