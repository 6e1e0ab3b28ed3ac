import { BUSY_CITY, common } from '@/copy/errors/common'
import { headerValue, outerIdHeader } from '@/domain/address/app-id'
import { APP_VERSION } from '@/domain/base/defaults'
import { newId } from '@/domain/base/uuid'
import { REQUEST_TIMEOUT_MS } from '@/domain/time/timings'
import { syncServerTime } from '@/platform/clock'
import { errorText } from '@/platform/failure'
import { calls, type CallName, type Question, type Reply } from './calls'
import { appId, asked, host } from './host'
import { forgetLogin, storedLogin } from './stored-login'
import { context } from './visit'

export interface Failure {
  /** The gateway's name of the code, or why no answer came. */
  name: string
  text: string
}

export type Answer<T> = { ok: true; value: T } | { ok: false; error: Failure }

const headersOf = (): Record<string, string> => {
  const login = storedLogin()
  const { channel, wtagid, outerId, cityCode } = context()
  const requestId = newId()
  const traceId = requestId.replace(/-/g, '')
  const all = {
    'content-type': 'application/json',
    'x-request-id': requestId,
    traceparent: `00-${traceId}-${traceId.slice(16)}-01`,
    'x-channel': channel,
    'x-wtagid': wtagid,
    'x-login-id': login?.openId,
    'x-login-token': login?.token,
    'x-app-id': appId(),
    'x-outer-id': outerId && outerIdHeader(outerId, cityCode),
    'x-version': APP_VERSION,
    'x-scene': String(host.getEnterOptionsSync().scene),
  }
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value ? [[name, headerValue(value)]] : [])),
  )
}

/** The sentence of a failure. The gateway says its refusals in words (ADR 130). */
const failure = (name: string, text: string = common.unknown): { ok: false; error: Failure } => {
  const isCommon = text === common.unknown || text === common.timeout
  const isBusy = isCommon && context().cityCode === BUSY_CITY
  return { ok: false, error: { name, text: isBusy ? common.busy : text } }
}

interface Envelope {
  code?: number
  data?: unknown
  extra?: { name?: string; codeMsg?: string }
}

const readAnswer = <N extends CallName>(text: string): Answer<Reply<N>> => {
  // A bare string that contains AuthFailed means a lost login, as in api/client.
  if (!/^\s*\{/.test(text)) return failure(text.includes('AuthFailed') ? 'AUTH_FAILED' : 'UNKNOWN')
  const { code, data, extra } = JSON.parse(text) as Envelope
  // The gateway checked its answer against the contract's schema, which is too large for here.
  if (code === 0) return { ok: true, value: data as Reply<N> }
  return failure(extra?.name ?? 'UNKNOWN', extra?.codeMsg)
}

/** Sends a call of the contract as the application does (api/client). Never rejects. */
export const send = async <N extends CallName>(
  name: N,
  data: Question<N>,
): Promise<Answer<Reply<N>>> => {
  const path = calls[name]
  const cmd = path.slice(path.lastIndexOf('/') + 1)
  try {
    const { data: text, header } = await asked<{
      data: string
      header: Readonly<Record<string, string>>
    }>((callbacks) =>
      host.request({
        // eslint-disable-next-line no-restricted-globals -- the build inserts the address
        url: `${process.env.GATEWAY_URL ?? ''}${path}`,
        method: 'POST',
        header: headersOf(),
        data: JSON.stringify({ cmd, apiVersion: 3, data }),
        timeout: REQUEST_TIMEOUT_MS,
        dataType: 'text',
        ...callbacks,
      }),
    )
    const time = Object.keys(header).find((one) => one.toLowerCase() === 'x-server-time')
    if (time) syncServerTime(Number(header[time]))
    const answer = readAnswer<N>(text)
    if (!answer.ok && answer.error.name === 'AUTH_FAILED') forgetLogin()
    return answer
  } catch (why) {
    return /timeout/i.test(errorText(why)) ? failure('TIMEOUT', common.timeout) : failure('NETWORK')
  }
}
