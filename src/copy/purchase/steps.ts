/** The steps of a purchase. */
export const steps = {
  label: '投保步骤，第{N}步，共{ALL}步：{STEP}',
  fill: '填写',
  health: '告知',
  check: '确认',
  pay: '支付',
  andUp: ' 起',
} as const
