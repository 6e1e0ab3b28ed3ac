import type { PayProviderName } from '@/domain/payment/pay-provider'
import type { Catalogue } from '../catalogue/load'
import type { Db } from '../db/client'
import type { MessageTopic } from '../db/schema/money'
import type { LicenceReader } from '../gateways/licence/port'
import type { PayProvider } from '../gateways/payments/port'
import type { Realname } from '../gateways/realname/port'
import type { Sms } from '../gateways/sms/port'
import type { Underwriting } from '../gateways/underwriting/port'
import type { WechatLinks } from '../gateways/wechat-link/port'
import type { WechatLogin } from '../gateways/wechat-login/port'
import type { WechatMessages } from '../gateways/wechat-message/port'
import type { OfficialAccount } from '../gateways/wechat-official/port'
import type { AutoDeduct } from '../gateways/wechat-papay/port'
import type { WechatPay } from '../gateways/wechat-pay/port'
import type { Transfers } from '../gateways/wechat-transfer/port'
import type { Clock } from './clock'
import type { Consequences } from './consequences'
import type { Env } from './env'
import type { Ids } from './ids'
import type { Keys } from './keys'
import type { Log } from './log'
import type { Metrics } from './metrics'

/** The outside services, as use-cases see them. */
export interface Gateways {
  wechatPay: WechatPay
  /** Others that take money, as far as there are keys for them. */
  payProviders?: Partial<Record<Exclude<PayProviderName, 'WECHAT_PAY'>, PayProvider>>
  /** None where nothing renews by itself. */
  autoDeduct?: AutoDeduct
  /** None where nothing is paid out. */
  transfers?: Transfers
  wechatLogin: WechatLogin
  wechatMessages: WechatMessages
  wechatLinks: WechatLinks
  /** None where people come by browser and mini-program only. */
  officialAccount?: OfficialAccount
  sms: Sms
  realname: Realname
  licence: LicenceReader
  /** None where every product is underwritten when it is paid. */
  underwriting?: Underwriting
}

/** Which template says what; a missing one closes its channel. */
export type MessageTemplates = Record<
  MessageTopic,
  {
    /** Of the mini-program. */
    wechatTemplate: string | undefined
    /** Of the official account. */
    officialTemplate?: string | undefined
    smsTemplate: string | undefined
  }
>

/** Everything a use-case works with; tests put their own clock, ids, keys or gateways in. */
export interface Context {
  env: Env
  db: Db
  clock: Clock
  ids: Ids
  keys: Keys
  gateways: Gateways
  messageTemplates: MessageTemplates
  catalogue: Catalogue
  log: Log
  metrics: Metrics
  /** Who follows when the money of an order moves. */
  consequences: Consequences
  /** How this process reaches itself, for the look-alikes of the sandbox. */
  selfOrigin(): string
}

/** Who is calling, and from where. */
export interface Visitor {
  ip: string
  /** Kind of device (records/security/device.ts). */
  device: string
  /** Scheme and host as the caller sees the gateway; return addresses are built on it. */
  origin: string
  /** The WeChat app around the caller, or `h5-normal`, as the caller says. */
  appId?: string | undefined
  user?: User
  /** A login came along that is over, or was never one. */
  lostLogin?: boolean
  /** Binds a login to this browser with a cookie; absent where no cookies are kept. */
  bind?: (secret: string, maxAgeMs: number) => void
}

export interface User {
  id: string
  openId: string
  tokenHash: string
  ip: string
  device: string
  origin: string
  appId?: string | undefined
}
