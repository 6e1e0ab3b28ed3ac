/** Proving to be human before a code is sent. */
export const captcha = {
  title: '安全验证',
  slide: '拖动滑块完成拼图',
  slider: '滑块位置',
  choose: '也可以不拖动，直接回答问题',
  wrong: '验证未通过，请重试',
  more: '答对了，请再完成一次验证',
  refresh: '换一个',
} as const
