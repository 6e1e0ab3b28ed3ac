import * as v from 'valibot'
import { deployments } from '@/domain/base/defaults'
import { staffSignInSettings } from './console-env'
import { otherPaySettings } from './other-pay-env'
import {
  aesKey,
  aesKeys,
  files,
  hosts,
  insurerCores,
  insurerHandovers,
  isReadable,
  namesItsTarget,
  namesNoPrimary,
  origin,
  origins,
  port,
  secrets,
  whole,
} from './setting-shapes'

/** Every setting of the gateway, with its shape and default. ./env reads them. */
export const settings = v.object({
  NODE_ENV: v.optional(v.picklist(['development', 'test', 'production']), 'development'),
  /** Which of our environments this is. Its settings may be in a file of their own, `.env.sit`. */
  DEPLOYMENT: v.optional(v.picklist(deployments)),
  PORT: v.optional(port, '8080'),
  HOST: v.optional(v.string(), '0.0.0.0'),
  /** The directory where PGlite and the sandbox keep their files. */
  DATA_DIR: v.optional(v.string(), '.data'),
  /** Cities and products that replace those that come with the gateway. */
  CATALOGUE_DIR: v.optional(v.string()),
  /**
   * The directory for the daily anchors of the sales evidence, best on a write-once store. Without
   * it: DATA_DIR/anchors.
   */
  ANCHOR_DIR: v.optional(v.string()),
  /**
   * The age in months after which sales evidence leaves its table for one of its own. Without it:
   * never.
   */
  EVIDENCE_DETACH_MONTHS: v.optional(
    v.pipe(whole, v.minValue(120, 'must be 120 or more: evidence is kept for ten years')),
  ),
  /**
   * A PostgreSQL to use instead of PGlite. It may name several hosts, of which the gateway finds the
   * one that takes writes.
   */
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
      v.check(
        namesItsTarget,
        'must name with several hosts target_session_attrs=read-write (docs/operating.md)',
      ),
      v.check(isReadable, 'must be an address: postgres://user:password@host:5432/database'),
    ),
  ),
  /** Copies of that PostgreSQL, which may be behind. Gateways read there what they may. */
  READ_DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
      v.check(isReadable, 'must be an address: postgres://user:password@host:5432/database'),
      v.check(namesNoPrimary, 'must not ask for the primary, which is in DATABASE_URL'),
    ),
  ),
  /** Simulators of the outside services on this machine, test clock, SMS inbox, faults. */
  SANDBOX: v.optional(v.picklist(['on', 'off'], 'must be on or off')),
  /**
   * Another process that runs the simulators; without it this gateway does. Both share one
   * sandbox-keys.json.
   */
  SANDBOX_ORIGIN: v.optional(origin),
  /**
   * AES-256 master keys of personal data: `2:<hex>,1:<hex>`. The first seals, and all of them open.
   */
  PII_KEY: v.optional(aesKeys),
  /** The key of the hashes by which accounts and people are found. It never changes. */
  HASH_KEY: v.optional(aesKey),
  /** The public address of the gateway; notification and return addresses are built on it. */
  PUBLIC_URL: v.optional(v.pipe(v.string(), v.url('must be an address'))),
  /** The domain in which several of our hosts share cookies. Without it each host keeps its own. */
  COOKIE_DOMAIN: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain: example.com')),
  ),
  /**
   * The origins that the pages call, by kind of call (src/domain/base/call-kind). Without them the
   * pages call the gateway itself.
   */
  BASE_NORMAL: v.optional(origin),
  BASE_INF: v.optional(origin),
  BASE_CLOUD: v.optional(origin),
  /** Origins of pages on other hosts that may call this gateway, separated by commas. */
  APP_ORIGINS: v.optional(origins),
  /** Outside hosts that links, documents and return addresses may lead to, separated by commas. */
  LINK_HOSTS: v.optional(hosts),
  /** The files in the root of our host by which WeChat sees that the domain is ours. */
  DOMAIN_FILES: v.optional(files),
  /**
   * The secrets with which partners prove their identity when they exchange a token. A partner
   * without one cannot exchange any.
   */
  PARTNER_SECRETS: v.optional(secrets),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  /** The number of proxies in front whose X-Forwarded-For is believed. */
  TRUST_PROXY: v.optional(
    v.pipe(v.string(), v.regex(/^\d$/, 'must be a digit'), v.transform(Number)),
  ),
  /** The requests that one address may make in a minute. */
  RATE_LIMIT: v.optional(whole, '1200'),
  /** The pages, files and other addresses that one address may read in a minute. */
  GET_LIMIT: v.optional(whole, '60000'),
  /**
   * Whether `/openapi.json`, the reference of all calls, is served. Without it: everywhere but in
   * production.
   */
  OPENAPI: v.optional(v.picklist(['on', 'off'], 'must be on or off')),
  /** The calls that may be at work at once before new buyers have to wait; 0 lets everybody in. */
  CALLS_AT_ONCE: v.optional(whole, '200'),
  /** A Redis in which several gateways count the calls of one address together. */
  REDIS_URL: v.optional(v.pipe(v.string(), v.regex(/^rediss?:\/\//, 'must begin with redis://'))),
  /** The port of the operators' console (server/console), which is not the public port. */
  CONSOLE_PORT: v.optional(port),
  /** Staff refund so much alone, in fen; more needs a second person. */
  CONSOLE_ALONE_FEN: v.optional(whole, '5000'),
  ...staffSignInSettings,
  /** The port where /metrics answers. It is not the public port. */
  METRICS_PORT: v.optional(port),
  /** A collector that takes traces by OTLP over HTTP. Without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(v.pipe(v.string(), v.url('must be an address'))),
  OTEL_SERVICE_NAME: v.optional(v.string(), 'huimin'),
  /** The share of all traces that are recorded. */
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a share from 0 to 1: 0.1'),
      v.transform(Number),
    ),
    '0.05',
  ),
  /** The pause between two rounds of the background jobs. */
  JOB_INTERVAL_SECONDS: v.optional(whole, '5'),
  WECHAT_APP_ID: v.optional(v.string()),
  WECHAT_APP_SECRET: v.optional(v.string()),
  /** Templates of subscription messages. A topic without one is sent by SMS. */
  WECHAT_TEMPLATE_POLICY_ISSUED: v.optional(v.string()),
  WECHAT_TEMPLATE_POLICY_ACCEPTED: v.optional(v.string()),
  WECHAT_TEMPLATE_REFUND_PROGRESS: v.optional(v.string()),
  WECHAT_TEMPLATE_PAYMENT_REFUNDED: v.optional(v.string()),
  WECHAT_TEMPLATE_SALE_OPENS: v.optional(v.string()),
  WECHAT_TEMPLATE_UNFINISHED: v.optional(v.string()),
  WECHAT_TEMPLATE_RENEWAL: v.optional(v.string()),
  WECHAT_TEMPLATE_FORM_FILLED: v.optional(v.string()),
  /**
   * `on`: WeChat manages the orders of the mini-program and holds payments back until the gateway
   * tells it that they are fulfilled (发货信息管理).
   */
  WECHAT_ORDER_SHIPPING: v.optional(v.picklist(['on', 'off']), 'off'),
  /** The official account, if there is one. Set both or none. */
  WECHAT_OA_APP_ID: v.optional(v.string()),
  WECHAT_OA_APP_SECRET: v.optional(v.string()),
  /**
   * Templates of the official account, for the two messages that the result page of the web build
   * offers.
   */
  WECHAT_OA_TEMPLATE_POLICY_ISSUED: v.optional(v.string()),
  WECHAT_OA_TEMPLATE_REFUND_PROGRESS: v.optional(v.string()),
  /**
   * Our own trial and test apps, which replace the real ones outside of `prd`, where there are any.
   */
  WECHAT_TRIAL_APP_ID: v.optional(v.string()),
  WECHAT_OA_TEST_APP_ID: v.optional(v.string()),
  /**
   * The edition of the mini-program that our links and codes open: the released one in `prd`,
   * otherwise the trial one.
   */
  WECHAT_ENV_VERSION: v.optional(v.picklist(['release', 'trial', 'develop'])),
  /** The most new codes and links a day for all visitors together; WeChat makes 500,000. */
  WECHAT_LINK_DAILY_LIMIT: v.optional(whole, '50000'),
  /** The address of WeChat's authorisation page. */
  WECHAT_OPEN_BASE: v.optional(v.pipe(v.string(), v.url()), 'https://open.weixin.qq.com'),
  WECHAT_API_BASE: v.optional(v.pipe(v.string(), v.url()), 'https://api.weixin.qq.com'),
  WECHATPAY_API_BASE: v.optional(v.pipe(v.string(), v.url()), 'https://api.mch.weixin.qq.com'),
  WECHATPAY_MCH_ID: v.optional(v.string()),
  WECHATPAY_SERIAL_NO: v.optional(v.string()),
  /** The merchant's private key in PEM; \n may stand for line ends. */
  WECHATPAY_PRIVATE_KEY: v.optional(v.string()),
  WECHATPAY_API_V3_KEY: v.optional(v.pipe(v.string(), v.length(32, 'must be 32 characters'))),
  /**
   * The ids of WeChat Pay's keys, separated by commas: ids of public keys (PUB_KEY_ID_…) or serials
   * of certificates. Answers are asked to be signed with the first.
   */
  WECHATPAY_PLATFORM_SERIAL: v.optional(v.string()),
  /** The PEMs of these keys in the same order. */
  WECHATPAY_PLATFORM_PUBLIC_KEY: v.optional(v.string()),
  /** Tencent Cloud SMS. */
  SMS_URL: v.optional(v.pipe(v.string(), v.url()), 'https://sms.tencentcloudapi.com/'),
  SMS_SECRET_ID: v.optional(v.string()),
  SMS_SECRET_KEY: v.optional(v.string()),
  SMS_SDK_APP_ID: v.optional(v.string()),
  SMS_SIGN_NAME: v.optional(v.string()),
  SMS_TEMPLATE_ID: v.optional(v.string()),
  SMS_TEMPLATE_POLICY_ISSUED: v.optional(v.string()),
  SMS_TEMPLATE_POLICY_ACCEPTED: v.optional(v.string()),
  SMS_TEMPLATE_REFUND_PROGRESS: v.optional(v.string()),
  SMS_TEMPLATE_PAYMENT_REFUNDED: v.optional(v.string()),
  SMS_TEMPLATE_SALE_OPENS: v.optional(v.string()),
  SMS_TEMPLATE_UNFINISHED: v.optional(v.string()),
  SMS_TEMPLATE_RENEWAL: v.optional(v.string()),
  SMS_TEMPLATE_FORM_FILLED: v.optional(v.string()),
  /**
   * Tencent Cloud OCR, which reads business licences. Without its own key it uses the one of SMS.
   */
  OCR_URL: v.optional(v.pipe(v.string(), v.url()), 'https://ocr.tencentcloudapi.com/'),
  OCR_SECRET_ID: v.optional(v.string()),
  OCR_SECRET_KEY: v.optional(v.string()),
  /** Reads identity cards too. The key then needs IDCardOCR. */
  OCR_ID_CARD: v.optional(v.picklist(['on', 'off']), 'off'),
  ...otherPaySettings,
  WECHATPAY_PLAN_ID: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/))),
  WECHATPAY_TRANSFER_SCENE: v.optional(v.pipe(v.string(), v.regex(/^\d{4,8}$/))),
  /** The address of the real-name centre, without a slash at the end. */
  REALNAME_URL: v.optional(v.pipe(v.string(), v.url('must be an address'))),
  REALNAME_KEY_ID: v.optional(v.string()),
  REALNAME_SECRET_KEY: v.optional(v.string()),
  UNDERWRITING_URL: v.optional(v.pipe(v.string(), v.url('must be an address'))),
  UNDERWRITING_KEY_ID: v.optional(v.string()),
  UNDERWRITING_SECRET_KEY: v.optional(v.string()),
  /** The cores of insurers (docs/insurer-core.md): address, key id and secret of each. */
  INSURER_CORES: v.optional(insurerCores),
  /**
   * Who learns of the policies of products that declare no core: core by product. Without it their days
   * wait, and nothing is sent.
   */
  INSURER_HANDOVERS: v.optional(insurerHandovers),
  /** The most codes an hour that one address may request, to any numbers. */
  SMS_ADDRESS_LIMIT: v.optional(whole, '100'),
  /**
   * The most records of sales evidence that one address may begin in a day. The phones of a whole
   * town may share an address of their carrier.
   */
  EVIDENCE_ADDRESS_LIMIT: v.optional(whole, '10000'),
  /** The most codes a day for all numbers together. It limits what a robot can cost. */
  SMS_DAILY_LIMIT: v.optional(whole, '20000'),
})

export type Settings = v.InferOutput<typeof settings>
