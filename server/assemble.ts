import { randomBytes } from 'node:crypto'
import { dayOf } from '@/domain/time/day'
import { captchaAnswer, openCaptchas } from './account/captcha'
import { signedIn, ticketFor } from './account/signed-in'
import { addresses, nativeAddresses } from './addresses'
import { hotReload } from './catalogue/hot-reload'
import { readCatalogue } from './catalogue/load'
import { CatalogueError } from './catalogue/problem'
import { consequences } from './consequences'
import { samples } from './console/sample-staff'
import { createAlarmBook } from './context/alarm-book'
import type { Context, Gateways } from './context/context'
import type { Env } from './context/env'
import type { Growth } from './context/growth'
import { createIds } from './context/ids'
import { keyRingOf } from './context/key-ring'
import { createKeys, type Keys } from './context/keys'
import { countAlarms, createLog, describeError } from './context/log'
import { createMetrics } from './context/metrics'
import { createNudges } from './context/nudges'
import { openDatabase, type Database, type Db } from './db/client'
import { emptyTables } from './db/empty'
import { createAllInPay } from './gateways/allinpay/client'
import { createHostedPay } from './gateways/hosted-pay/client'
import { createHttp, type Http } from './gateways/http'
import { createIdCardReader } from './gateways/id-card/client'
import { createInsurerCore } from './gateways/insurer/client'
import { createLicenceReader } from './gateways/licence/client'
import { createStaffProvider } from './gateways/oidc/client'
import { createRealname } from './gateways/realname/client'
import type { GatewaySettings } from './gateways/settings'
import { createSms } from './gateways/sms/client'
import { createUnderwriting } from './gateways/underwriting/client'
import { createWechatApi } from './gateways/wechat-api/client'
import type { SharedPlace } from './gateways/wechat-api/shared-token'
import { createWechatLinks } from './gateways/wechat-link/client'
import { createWechatLogin } from './gateways/wechat-login/client'
import { createWechatMessages } from './gateways/wechat-message/client'
import { createOfficialAccount } from './gateways/wechat-official/client'
import { createAutoDeduct } from './gateways/wechat-papay/client'
import { createWechatPay } from './gateways/wechat-pay/client'
import { createOrderShipping } from './gateways/wechat-shipping/client'
import { createTransfers } from './gateways/wechat-transfer/client'
import { ourView } from './insurer/our-view'
import { checkKeys } from './key-rotation/check'
import { liveGatewaySettings, liveMessageTemplates, staffProviderOf } from './live-services'
import { historyOf } from './records/order/repo'
import { createSaleStops } from './records/staff/sale-stops'
import { openDatabaseClock, type DatabaseClock } from './watch/clock'
import { createSharedPlace } from './wechat/shared-place'

/**
 * Opens the sandbox. This is the only place that knows it, so its code is not loaded while it is
 * off.
 */
async function openSandbox(env: Env, db: Db, keys: Keys, realNow: () => number) {
  const sandbox = await import('../sandbox/open')
  return sandbox.openSandbox({
    dataDir: env.DATA_DIR,
    realNow,
    origin: env.SANDBOX_ORIGIN ?? ownOrigin(env),
    signType: env.ALLINPAY_SIGN_TYPE,
    nonce,
    captchaAnswer: (id) => captchaAnswer(db, id),
    records: {
      openCaptchas: (now) => openCaptchas(db, now),
      signedIn: (now) => signedIn(db, keys, now),
      orderHistory: (orderId) => historyOf(db, orderId),
      insuredByCore: (orderId, now) => ourView(db, keys, orderId, now),
    },
    ticketFor: (userId, now) => ticketFor(db, userId, now),
    addresses,
    nativeAddresses,
    consolePort: env.CONSOLE_PORT,
    // Nobody of the company is the account for emergencies.
    colleagues: samples.filter(({ breakGlass }) => !breakGlass),
    onReset: () => emptyTables(db),
  })
}
export type Sandbox = Awaited<ReturnType<typeof openSandbox>>

/** The context of a gateway, and the functions that reload and close it. */
export interface Assembled {
  ctx: Context
  sandbox: Sandbox | undefined
  /** The clock without what testers set. */
  realClock: DatabaseClock
  /**
   * Reads the catalogue's folder again. If it has a fault, the fault is logged and the present
   * catalogue stays in use.
   */
  reloadCatalogue(): void
  close(): Promise<void>
}

export type Overrides = Partial<
  Pick<Context, 'clock' | 'ids' | 'catalogue' | 'log' | 'gateways' | 'growth'>
> & {
  database?: Database
  /** This machine's clock, where a test lets it go wrong. */
  machineNow?: () => number
}

/** Builds the context from the real parts. Tests override some of them. */
export async function createContext(env: Env, overrides: Overrides = {}): Promise<Assembled> {
  const tracing = await startTracing(env)
  const database = overrides.database ?? (await openDatabase(env))
  const keys = createKeys(keyRingOf(env))
  const realClock = await openDatabaseClock(database.db, overrides.machineNow)
  const sandbox = env.SANDBOX ? await openSandbox(env, database.db, keys, realClock.now) : undefined
  const clock = overrides.clock ?? sandbox?.clock ?? realClock
  const settings = sandbox
    ? { ...sandbox.settings, ...staffProviderOf(env) }
    : liveGatewaySettings(env)
  await checkKeys(database.db, keys)
  const growth = overrides.growth ?? (await openGrowth(env, database.db, keys))

  const metrics = createMetrics()
  const alarmBook = createAlarmBook()
  const counted = countAlarms(overrides.log ?? createLog(env), metrics)
  const log = alarmBook.noting(counted, () => clock.now())
  const given = overrides.catalogue
  const shelf = hotReload(
    () => (given ? { on: () => given } : readCatalogue(env.CATALOGUE_DIR || undefined)),
    () => dayOf(clock.now()),
  )
  const place = createSharedPlace(database.db, keys, clock)
  const ctx: Context = {
    env,
    db: database.db,
    growth,
    clock,
    ids: overrides.ids ?? createIds(clock),
    keys,
    gateways:
      overrides.gateways ??
      createGateways(settings, {
        ...{ clock, place, log },
        shipsOrders: env.WECHAT_ORDER_SHIPPING === 'on',
      }),
    messageTemplates: sandbox?.messageTemplates ?? liveMessageTemplates(env),
    chatUrl: settings.wechat.chatUrl,
    catalogue: shelf.catalogue,
    saleStops: createSaleStops(database.db, clock),
    log,
    alarmBook,
    metrics,
    consequences,
    nudges: createNudges(),
    selfOrigin: () => ownOrigin(env),
  }
  const reloadCatalogue = () => {
    try {
      shelf.reload()
      log.info({ count: ctx.catalogue.products().length }, 'the catalogue was read again')
    } catch (error) {
      if (!(error instanceof CatalogueError)) throw error
      log.error({ reason: error.message }, 'the catalogue was not read again')
    }
  }
  const close = async () => {
    await growth.replicas?.close()
    await database.close()
    await tracing?.close()
  }
  return { ctx, sandbox, realClock, reloadCatalogue, close }
}

/** Loads what only a large gateway needs, each part where its setting is on. */
async function openGrowth(env: Env, db: Db, keys: Keys): Promise<Growth> {
  const growth: Growth = {}
  if (env.CALLS_AT_ONCE > 0) {
    const { createLine } = await import('./growth/line')
    growth.line = createLine({
      callsAtOnce: env.CALLS_AT_ONCE,
      now: () => Date.now(),
      sign: (text) => keys.hash(text, 'place'),
    })
  }
  if (env.READ_DATABASE_URL !== undefined) {
    const { openReplicas } = await import('./growth/replicas')
    growth.replicas = await openReplicas(env.READ_DATABASE_URL, db)
  }
  if (env.EVIDENCE_DETACH_MONTHS !== undefined) {
    const { detachMonths } = await import('./growth/detach')
    growth.detachMonths = detachMonths
  }
  return growth
}

/** Loads OpenTelemetry only where there is a collector. */
async function startTracing(env: Env) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } = env
  if (endpoint === undefined) return undefined
  const { openTracing } = await import('./trace/open')
  return openTracing({ endpoint, serviceName, ratio: env.OTEL_TRACES_SAMPLER_ARG })
}

const ownOrigin = ({ PORT }: Env): string => `http://127.0.0.1:${PORT}`

const nonce = (): string => randomBytes(16).toString('hex')

function createGateways(
  settings: GatewaySettings,
  {
    clock,
    place,
    log,
    shipsOrders,
  }: Pick<Context, 'clock' | 'log'> & { place: SharedPlace; shipsOrders: boolean },
): Gateways {
  const http = createHttp()
  const now = () => clock.now()
  const { baseUrl, openUrl, miniProgram, envVersion, officialAccount } = settings.wechat
  const refused = (about: object) => log.warn(about, 'wechat refused a request')
  const common = { baseUrl, http, now, place, refused }
  const api = createWechatApi({ ...common, app: miniProgram })
  return {
    wechatPay: createWechatPay({ ...settings.wechatPay, http, now, nonce }),
    payProviders: createPayProviders(settings, http, now),
    ...(settings.autoDeduct && {
      autoDeduct: createAutoDeduct({
        ...settings.wechatPay,
        ...settings.autoDeduct,
        http,
        now,
        nonce,
      }),
    }),
    ...(settings.transfers && {
      transfers: createTransfers({
        ...settings.wechatPay,
        ...settings.transfers,
        http,
        now,
        nonce,
      }),
    }),
    wechatLogin: createWechatLogin({ app: miniProgram, baseUrl, http, api }),
    wechatMessages: createWechatMessages(api, envVersion),
    wechatLinks: createWechatLinks(api, envVersion),
    ...(shipsOrders && { orderShipping: createOrderShipping(api, now) }),
    ...(officialAccount && {
      officialAccount: createOfficialAccount({ ...common, app: officialAccount, openUrl, nonce }),
    }),
    sms: createSms({ ...settings.sms, http, now }),
    licence: createLicenceReader({ ...settings.licence, http, now }),
    ...(settings.idCard && { idCard: createIdCardReader({ ...settings.idCard, http, now }) }),
    realname: createRealname({ ...settings.realname, http, now }),
    ...(settings.underwriting && {
      underwriting: createUnderwriting({ ...settings.underwriting, http, now }),
    }),
    ...(settings.staffProvider && {
      staffProvider: createStaffProvider({
        ...settings.staffProvider,
        http,
        noticed: (error) =>
          log.warn({ error: describeError(error) }, 'a sign-in by the provider came to nothing'),
      }),
    }),
    insurers: Object.fromEntries(
      Object.entries(settings.insurers ?? {}).map(([name, core]) => [
        name,
        createInsurerCore({ ...core, http, now }),
      ]),
    ),
  }
}

const createPayProviders = (
  { allInPay, paPay, bankPay }: GatewaySettings,
  http: Http,
  now: () => number,
): Gateways['payProviders'] => ({
  ...(allInPay && { ALLINPAY: createAllInPay({ ...allInPay, http, now, nonce }) }),
  ...(paPay && { PA_PAY: createHostedPay({ ...paPay, http, now }) }),
  ...(bankPay && { BANK_PAY: createHostedPay({ ...bankPay, http, now }) }),
})
