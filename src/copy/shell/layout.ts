/** Words of parts that pages are laid out with. */
export const layout = {
  unfold: '展开',
  fold: '收起',
} as const
