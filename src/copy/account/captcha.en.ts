import type { captcha as zh } from './captcha'

export const captcha = {
  title: 'Security check',
  slide: 'Slide the piece into place',
  slider: 'Position of the slider',
  choose: 'Or answer the question instead',
  wrong: 'That was not right, please try again',
  refresh: 'Another one',
} satisfies Record<keyof typeof zh, string>
