/** The people of the last order, whom one tap insures again. */
export const lastFamily = {
  title: '上次投保的家人',
  add: '添加上次一起投保的{N}人',
  left: '上次的另外{N}人暂不能添加，原因见“选择常用{insurant}”',
  insureAgain: '再为这{N}人投保',
} as const
