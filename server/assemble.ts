import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { captchaAnswer } from './account/captcha'
import { loadCatalogue } from './catalogue/load'
import { systemClock } from './clock'
import type { Context, Gateways } from './context'
import { openDatabase, type Database } from './db/client'
import { emptyTables } from './db/empty'
import type { Env } from './env'
import { createHttp } from './gateways/http'
import { createSms } from './gateways/sms/client'
import { createWechatLogin } from './gateways/wechat-login/client'
import { createWechatMessages } from './gateways/wechat-message/client'
import { createWechatPay } from './gateways/wechat-pay/client'
import { createIds } from './ids'
import { keyRingOf } from './key-ring'
import { createKeys } from './keys'
import { liveGatewaySettings, liveMessageTemplates } from './live'
import { createLog } from './log'
import { createSandboxClock } from './sandbox/clock'
import { createFaultTable } from './sandbox/faults'
import { openFileStore } from './sandbox/file-store'
import { sandboxGatewaySettings, type GatewaySettings } from './sandbox/gateway-settings'
import { loadSandboxKeys, sampleMessageTemplates } from './sandbox/keys'
import type { SandboxOptions } from './sandbox/parts'
import { checkKeys } from './sealed/check'

/** A gateway's collaborators, and how to let go of them. */
export interface Assembled {
  ctx: Context
  sandbox: SandboxOptions | undefined
  close(): Promise<void>
}

export type Overrides = Partial<
  Pick<Context, 'clock' | 'ids' | 'catalogue' | 'log' | 'gateways'>
> & {
  database?: Database
}

/** Puts the real ones together; tests give their own instead of some. */
export async function createContext(env: Env, overrides: Overrides = {}): Promise<Assembled> {
  const database = overrides.database ?? (await openDatabase(env))
  const sandboxClock = env.SANDBOX ? createSandboxClock() : undefined
  const clock = overrides.clock ?? sandboxClock ?? systemClock
  const selfOrigin = () => `http://127.0.0.1:${env.PORT}`
  const sandboxKeys = env.SANDBOX ? loadSandboxKeys(env.DATA_DIR) : undefined
  const settings = sandboxKeys
    ? sandboxGatewaySettings(sandboxKeys, selfOrigin())
    : liveGatewaySettings(env)

  const keys = createKeys(keyRingOf(env))
  await checkKeys(database.db, keys)

  const ctx: Context = {
    env,
    db: database.db,
    clock,
    ids: overrides.ids ?? createIds(clock),
    keys,
    gateways: overrides.gateways ?? createGateways(settings, clock),
    messageTemplates: env.SANDBOX ? sampleMessageTemplates : liveMessageTemplates(env),
    catalogue: overrides.catalogue ?? loadCatalogue(),
    log: overrides.log ?? createLog(env),
    selfOrigin,
  }
  const sandbox: SandboxOptions | undefined = sandboxKeys &&
    sandboxClock && {
      keys: sandboxKeys,
      clock: sandboxClock,
      store: await openFileStore(join(env.DATA_DIR, 'sandbox.json')),
      faults: createFaultTable(),
      nonce,
      captchaAnswer: (id) => captchaAnswer(ctx.db, id),
      onReset: () => emptyTables(ctx.db),
    }
  return { ctx, sandbox, close: () => database.close() }
}

const nonce = (): string => randomBytes(16).toString('hex')

function createGateways(
  settings: Pick<GatewaySettings, 'wechatPay' | 'wechatLogin' | 'wechatMessages' | 'sms'>,
  clock: Context['clock'],
): Gateways {
  const http = createHttp()
  const now = () => clock.now()
  return {
    wechatPay: createWechatPay({ ...settings.wechatPay, http, now, nonce }),
    wechatLogin: createWechatLogin({ ...settings.wechatLogin, http }),
    wechatMessages: createWechatMessages({ ...settings.wechatMessages, http, now }),
    sms: createSms({ ...settings.sms, http, now }),
  }
}
