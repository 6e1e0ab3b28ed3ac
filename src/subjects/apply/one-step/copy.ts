/** A page of 长辈版 that shows one step at a time. */
export const oneStep = {
  step: '第 {N} 步，共 {ALL} 步',
  question: '第 {N} 题，共 {ALL} 题',
  questions: '共 {ALL} 题',
  back: '上一步',
  next: '下一步',
  mended: '改好了',
} as const
