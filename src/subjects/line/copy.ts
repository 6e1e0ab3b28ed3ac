/** The line of people who want to buy while the gateway is full. */
export const line = {
  title: '正在为您排队',
  next: '即将轮到您',
  position: '您前面还有 {N} 位',
  text: '当前办理投保的用户较多，请您稍候。您填写的内容均已保留，轮到您时会自动继续，无需重新提交。',
  again: '{N} 秒后更新排队位置',
  /** In 长辈版, where nothing ticks. */
  soon: '排队位置会自动更新',
  asking: '正在更新排队位置',
  leave: '暂不等待',
} as const
