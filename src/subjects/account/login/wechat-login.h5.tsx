import type { WechatLogin as Side } from './wechat-login.types'

/** A browser has no such button. An official account signs in before it shows this page. */
export const WechatLogin: Side = () => null
