import * as v from 'valibot'
import { WEB_VIEW } from '@/contract/login'
import { session, type Session } from '@/contract/session'
import { parseQuery } from '@/domain/address/query'
import { weappAddressOf } from '@/routes/build'
import { resolvePath } from '@/routes/resolve'
import { done } from '../support/purchase'
import { remoteGateway } from '../support/remote'

const made = v.object({ phoneNumber: v.string(), path: v.string(), open: v.string() })

/** Makes the situation. `open` signs a browser in as its person and shows its page. */
export const makePreset = async (
  origin: string,
  name: string,
): Promise<v.InferOutput<typeof made>> => {
  const answer = await fetch(`${origin}/sandbox/presets/${name}`, { method: 'POST' })
  if (!answer.ok) throw new Error(`preset ${name}: ${answer.status} ${await answer.text()}`)
  return v.parse(made, await answer.json())
}

const LOGIN_COOKIE = 'hm_HM_login='
const stored = v.object({ value: session })

/**
 * The same person and page for the mini-program. The login of `open` is bound to a browser's
 * cookies, so a ticket takes it over, as into a web view.
 */
export const presetInMiniProgram = async (
  origin: string,
  open: string,
): Promise<{ login: Session; entry: string }> => {
  const opened = await fetch(origin + open, { redirect: 'manual' })
  const cookies = opened.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const record = cookies.find((cookie) => cookie.startsWith(LOGIN_COOKIE)) ?? ''
  const text = decodeURIComponent(record.slice(LOGIN_COOKIE.length))
  const { value: login } = v.parse(stored, JSON.parse(text))
  const remote = remoteGateway(origin)
  const asBrowser = { login, headers: { origin, cookie: cookies.join('; ') } }
  const ticket = { version: 3 as const, source: WEB_VIEW }
  const { token } = done(await remote.call('issueLoginTicket', ticket, asBrowser))
  const address = new URL(opened.headers.get('location') ?? '/', origin)
  return {
    login: done(await remote.call('loginByTicket', { token, source: WEB_VIEW })),
    entry: weappAddressOf(resolvePath(address.pathname).key, parseQuery(address.search)).slice(1),
  }
}
