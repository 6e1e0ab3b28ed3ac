/** The sentences that also the light pages say (src/light), for which the whole table is too large. */
export const common = {
  unknown: '抱歉，系统异常，请您稍后再试！',
  noTicket: '获取token失败',
  timeout: '哎呀，产品太火爆了，请求超时，请您稍后再试！',
  busy: '产品太火爆了，请稍后再试',
} as const

/** This city says the same for both the default and the timeout. */
export const BUSY_CITY = '500100'
