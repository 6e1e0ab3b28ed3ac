import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { dayOf, startOfDayMs } from '@/domain/time/day'
import {
  createFaultTable,
  createMemoryStore,
  createSandboxClock,
  type Entries,
  type FaultTable,
  merchantSerial,
  platformKeys,
  sampleAppid,
  sampleMchid,
  samplePlanId,
  sampleSceneId,
  type SandboxClock,
} from '@huimin/wechat-sandbox'
import { sampleMessageTemplates } from '../../sandbox/gateway-settings'
import { sandboxPlugin } from '../../sandbox/plugin'
import { sampleAllInPay } from '../../sandbox/services/allinpay/keys'
import { corePolicy, type CorePolicy } from '../../sandbox/services/core/books'
import { coreKey, cores, isCore } from '../../sandbox/services/core/cores'
import { hostedKey, sampleMerchants } from '../../sandbox/services/hosted-pay/keys'
import { codeTemplate, sampleKeyId, type SandboxKeys } from '../../sandbox/world/keys'
import { readEnv, type Env } from '../../server/context/env'
import { readySandboxKeys } from './sandbox-keys'

/** Simulators of WeChat, WeChat Pay and the others in this process. A dying gateway leaves them. */
export interface World {
  origin: string
  clock: SandboxClock
  faults: FaultTable
  /** Settings with which a gateway uses the simulators as if they were the real services. */
  envOf(gateway: Place): Env
  /**
   * Calls the listener for every request: on arrival, and when it is done but not answered. The
   * request waits for the listener.
   */
  listen(listener: (moment: Moment) => void | Promise<void>): void
  orders(): Promise<WorldOrder[]>
  refunds(): Promise<WorldRefund[]>
  /** Contracts for automatic charges at WeChat Pay. */
  contracts(): Promise<WorldContract[]>
  /** Transfers to users. */
  transfers(): Promise<WorldTransfer[]>
  /** What the cores of insurers know of each person. */
  corePolicies(): Promise<CorePolicy[]>
  /** Subscription messages that arrived. */
  messages(): Promise<WorldMessage[]>
  /** Deletes everything and sets the clock back to the first morning. */
  startOver(): Promise<void>
  /** Remembers everything and the time. The answer brings both back, as often as it is called. */
  keep(): () => void
  close(): Promise<void>
}

export interface Place {
  port: number
  dataDir: string
  /** Without a URL, the gateway uses PGlite in the data folder. */
  databaseUrl?: string | undefined
  /** Uses the products of this folder, and switches on the payment providers beside WeChat Pay. */
  catalogueDir?: string | undefined
  /** Cores of insurers beside those that the world plays. */
  cores?: Env['INSURER_CORES']
  /** Where notifications are sent; by default to the gateway itself. */
  publicUrl?: string | undefined
  /** Where the operators' console listens; without it there is none. */
  consolePort?: number | undefined
}

export interface Moment {
  phase: 'asked' | 'done'
  path: string
  body: string
  /** Number of the gateway's start, when the request has it. */
  life: string | undefined
}

const order = v.object({
  outTradeNo: v.string(),
  outcome: v.string(),
  amountFen: v.number(),
  /** The duplicate payment. */
  second: v.optional(v.object({ transactionId: v.string() })),
  transactionId: v.optional(v.string()),
  /** What the gateway answered to notifications. */
  deliveries: v.array(v.object({ status: v.union([v.number(), v.string()]) })),
})
type WorldOrder = v.InferOutput<typeof order>
const refund = v.object({
  outRefundNo: v.string(),
  outTradeNo: v.string(),
  refundFen: v.number(),
  status: v.string(),
})
type WorldRefund = v.InferOutput<typeof refund>
const contract = v.object({ outContractCode: v.string(), state: v.string() })
type WorldContract = v.InferOutput<typeof contract>
const transfer = v.object({ outBillNo: v.string(), amountFen: v.number(), state: v.string() })
type WorldTransfer = v.InferOutput<typeof transfer>
const message = v.object({ touser: v.string(), template_id: v.string() })
type WorldMessage = v.InferOutput<typeof message>

const otherProviders = (keys: SandboxKeys, origin: string) => {
  const [paPay, bankPay] = [hostedKey(keys, 'PA_PAY'), hostedKey(keys, 'BANK_PAY')]
  return {
    ALLINPAY_CUSID: sampleAllInPay.cusid,
    ALLINPAY_APP_ID: sampleAllInPay.appid,
    ALLINPAY_PRIVATE_KEY: keys.merchant.privateKey,
    ALLINPAY_PUBLIC_KEY: keys.platform.publicKey,
    ALLINPAY_API_BASE: `${origin}/sandbox/allinpay`,
    ALLINPAY_CASHIER_BASE: `${origin}/sandbox/allinpay`,
    PA_PAY_URL: `${origin}/sandbox/pa-pay`,
    PA_PAY_MERCHANT_ID: sampleMerchants.PA_PAY,
    PA_PAY_KEY_ID: paPay.keyId,
    PA_PAY_SECRET_KEY: paPay.secretKey,
    BANK_PAY_URL: `${origin}/sandbox/bank-pay`,
    BANK_PAY_MERCHANT_ID: sampleMerchants.BANK_PAY,
    BANK_PAY_KEY_ID: bankPay.keyId,
    BANK_PAY_SECRET_KEY: bankPay.secretKey,
  }
}

/** The world starts at ten in the morning, so that a test never runs past midnight. */
const TEN = 10 * 3_600_000

export interface WorldOptions {
  /** Start time in epoch ms. The default is ten o'clock today. */
  startAt?: number
  /** Waits in ms before WeChat Pay repeats a notification that was not accepted. */
  notifyAgainAfterMs?: readonly number[]
}

export async function openWorld({
  startAt = startOfDayMs(dayOf(Date.now())) + TEN,
  ...timing
}: WorldOptions = {}): Promise<World> {
  const app = Fastify({ forceCloseConnections: true })
  const keys = readySandboxKeys()
  const clock = createSandboxClock()
  clock.setNow(startAt)
  const faults = createFaultTable()
  const entries: Entries = new Map()
  const store = createMemoryStore(entries)
  const listeners: Parameters<World['listen']>[0][] = []
  const tell = async (phase: Moment['phase'], { url, body, headers }: FastifyRequest) => {
    const life = headers['x-life']?.toString()
    const moment = { phase, path: url, body: typeof body === 'string' ? body : '', life }
    await Promise.all(listeners.map((listener) => listener(moment)))
  }
  app.addHook('preHandler', async (request) => tell('asked', request))
  app.addHook('onSend', async (request) => tell('done', request))
  await app.register(sandboxPlugin, {
    ...{ keys, clock, faults, store, ...timing },
    nonce: () => randomBytes(12).toString('hex'),
    captchaAnswer: async () => undefined,
    onReset: async () => undefined,
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })

  const services = {
    WECHAT_API_BASE: `${origin}/sandbox/wechat`,
    WECHAT_APP_ID: sampleAppid,
    WECHAT_APP_SECRET: keys.wechatSecret,
    WECHATPAY_API_BASE: `${origin}/sandbox/wechatpay`,
    WECHATPAY_MCH_ID: sampleMchid,
    WECHATPAY_PLAN_ID: String(samplePlanId),
    WECHATPAY_TRANSFER_SCENE: sampleSceneId,
    WECHATPAY_SERIAL_NO: merchantSerial,
    WECHATPAY_PRIVATE_KEY: keys.merchant.privateKey,
    WECHATPAY_API_V3_KEY: keys.apiV3Key,
    WECHATPAY_PLATFORM_SERIAL: Object.keys(platformKeys(keys)).join(','),
    WECHATPAY_PLATFORM_PUBLIC_KEY: Object.values(platformKeys(keys)).join(','),
    OCR_URL: `${origin}/sandbox/ocr-provider/`,
    SMS_URL: `${origin}/sandbox/sms-provider/`,
    SMS_SECRET_ID: sampleKeyId,
    SMS_SECRET_KEY: keys.smsSecret,
    SMS_SDK_APP_ID: '1400000000',
    SMS_SIGN_NAME: '惠民保',
    SMS_TEMPLATE_ID: codeTemplate,
    REALNAME_URL: `${origin}/sandbox/realname`,
    REALNAME_KEY_ID: sampleKeyId,
    REALNAME_SECRET_KEY: keys.realnameSecret,
    INSURER_CORES: Object.fromEntries(
      Object.keys(cores)
        .filter(isCore)
        .map((core) => [
          core,
          { ...coreKey(keys, core), baseUrl: `${origin}/sandbox/core/${core}` },
        ]),
    ),
  }
  const secrets = { PII_KEY: `1:${'a1'.repeat(32)}`, HASH_KEY: 'b2'.repeat(32) }

  return {
    origin,
    clock,
    faults,
    // A gateway for real people refuses sample names, so the settings are read with SANDBOX on.
    envOf: ({
      port,
      dataDir,
      databaseUrl,
      catalogueDir,
      publicUrl,
      consolePort,
      cores: others,
    }) => ({
      ...readEnv({
        ...secrets,
        NODE_ENV: 'test',
        SANDBOX: 'on',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        ...(consolePort !== undefined && { CONSOLE_PORT: String(consolePort) }),
        CATALOGUE_DIR: catalogueDir,
        PUBLIC_URL: publicUrl ?? `http://127.0.0.1:${port}`,
        LOG_LEVEL: 'silent',
        RATE_LIMIT: '100000',
        JOB_INTERVAL_SECONDS: '1',
        WECHAT_TEMPLATE_POLICY_ISSUED: sampleMessageTemplates.POLICY_ISSUED.wechatTemplate,
        WECHAT_TEMPLATE_REFUND_PROGRESS: sampleMessageTemplates.REFUND_PROGRESS.wechatTemplate,
        WECHAT_TEMPLATE_PAYMENT_REFUNDED: sampleMessageTemplates.PAYMENT_REFUNDED.wechatTemplate,
      }),
      ...services,
      INSURER_CORES: { ...services.INSURER_CORES, ...others },
      ...(catalogueDir !== undefined && otherProviders(keys, origin)),
      SANDBOX: false,
    }),
    listen: (listener) => listeners.push(listener),
    orders: async () => v.parse(v.array(order), await store.list('order')),
    refunds: async () => v.parse(v.array(refund), await store.list('refund')),
    contracts: async () => v.parse(v.array(contract), await store.list('contract')),
    transfers: async () => v.parse(v.array(transfer), await store.list('transfer')),
    corePolicies: async () => v.parse(v.array(corePolicy), await store.list('corePolicies')),
    messages: async () => v.parse(v.array(message), await store.list('message')),
    startOver: async () => {
      await store.clear()
      faults.clear()
      clock.setNow(startAt)
    },
    keep: () => {
      const kept = structuredClone(entries)
      const now = clock.now()
      return () => {
        entries.clear()
        for (const [kind, records] of structuredClone(kept)) entries.set(kind, records)
        faults.clear()
        clock.setNow(now)
      }
    },
    close: () => app.close(),
  }
}
