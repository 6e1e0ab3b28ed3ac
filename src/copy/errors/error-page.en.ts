import type { errorPage as zh } from './error-page'

export const errorPage = {
  notFoundTitle: 'Page not found',
  notFoundText: 'This page does not exist or is no longer available',
  notOpenedTitle: 'Not open yet',
  notOpenedText: 'This product is not open for enrolment yet',
  browserOnlyTitle: 'Please open in a browser',
  browserOnlyText: 'This page only works in a browser',
  wechatOnlyTitle: 'Please open in WeChat',
  wechatOnlyText: 'This page only works in WeChat',
  oaOnlyTitle: 'Please open in the official account',
  oaOnlyText: 'Follow our official account and open this page from its menu',
  copyLink: 'Copy the link',
  linkCopied: 'Link copied, please paste it in the other app',
  back: 'Back to the insure page',
} satisfies Record<keyof typeof zh, string>
