import type { PayProviderName } from '@/domain/pay/pay-type'
import type { Catalogue } from '../catalogue/load'
import type { SaleStops } from '../catalogue/on-sale'
import type { Db } from '../db/client'
import type { MessageTopic } from '../db/schema/money'
import type { IdCardReader } from '../gateways/id-card/port'
import type { InsurerCores } from '../gateways/insurer/port'
import type { LicenceReader } from '../gateways/licence/port'
import type { StaffProvider } from '../gateways/oidc/port'
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
import type { OrderShipping } from '../gateways/wechat-shipping/port'
import type { Transfers } from '../gateways/wechat-transfer/port'
import type { AlarmBook } from './alarm-book'
import type { Clock } from './clock'
import type { Consequences } from './consequences'
import type { Env } from './env'
import type { Growth } from './growth'
import type { Ids } from './ids'
import type { Keys } from './keys'
import type { Log } from './log'
import type { Metrics } from './metrics'
import type { Nudges } from './nudges'

/** The outside services, as the use-cases see them. */
export interface Gateways {
  wechatPay: WechatPay
  /** The other payment providers for which keys are set. */
  payProviders?: Partial<Record<Exclude<PayProviderName, 'WECHAT_PAY'>, PayProvider>> | undefined
  /** Undefined where auto-renewal is not offered. */
  autoDeduct?: AutoDeduct
  /** Undefined where rewards cannot be withdrawn. */
  transfers?: Transfers
  wechatLogin: WechatLogin
  wechatMessages: WechatMessages
  wechatLinks: WechatLinks
  /** Undefined where WeChat does not manage the orders of the mini-program. */
  orderShipping?: OrderShipping
  /**
   * Undefined where no official account is set up, so people come by browser and mini-program only.
   */
  officialAccount?: OfficialAccount
  sms: Sms
  realname: Realname
  licence: LicenceReader
  /** Undefined where identity cards are typed only. */
  idCard?: IdCardReader
  /** Undefined where every product is underwritten at the moment of payment. */
  underwriting?: Underwriting
  /** The cores of insurers, by the names that products use. */
  insurers?: InsurerCores
  /** Undefined where the staff sign in by password alone. */
  staffProvider?: StaffProvider
}

/** The message template of each topic. Without a template its channel is closed. */
export type MessageTemplates = Record<
  MessageTopic,
  {
    /** Template of the mini-program. */
    wechatTemplate: string | undefined
    /** Template of the official account. */
    officialTemplate?: string | undefined
    smsTemplate: string | undefined
  }
>

/** Everything that a use-case works with. Tests replace the clock, ids, keys or gateways. */
export interface Context {
  env: Env
  db: Db
  /** What is loaded only where its setting is on. */
  growth: Growth
  clock: Clock
  ids: Ids
  keys: Keys
  gateways: Gateways
  messageTemplates: MessageTemplates
  /** The address of the chats with customer service (微信客服), without a trailing slash. */
  chatUrl: string
  catalogue: Catalogue
  /** What staff have stopped selling. */
  saleStops: SaleStops
  log: Log
  /** Alarms that wait to be written (jobs/staff.ts). */
  alarmBook: AlarmBook
  metrics: Metrics
  /** What other subjects do when the money of an order moves. */
  consequences: Consequences
  /** Lets a job begin its next round at once, where this process runs jobs. */
  nudges: Nudges
  /** The address at which this process reaches itself, for the simulators of the sandbox. */
  selfOrigin(): string
}

/** The caller of a request, perhaps without a login. */
export interface Visitor {
  ip: string
  /** Kind of device (records/security/device.ts). */
  device: string
  /** Scheme and host as the caller sees the gateway; return addresses are built on it. */
  origin: string
  /** The WeChat app in which the caller is, or `h5-normal`, as the caller says. */
  appId?: string | undefined
  user?: User | undefined
  /** The request carried a login that has expired or never existed. */
  lostLogin?: boolean
  /** Binds the login to this browser with a cookie; undefined where no cookies are kept. */
  bind?: (secret: string, maxAgeMs: number) => void
}

export interface User {
  id: string
  openId: string
  /** When this user last withdrew consent (ms), as the request found it when it began. */
  consentWithdrawnAt: number | null
  /** The marks of this user's changes on the primary (db/change-marks.ts). */
  marks: string | null
  tokenHash: string
  ip: string
  device: string
  origin: string
  appId?: string | undefined
}
