import { WEB_VIEW } from '@/contract/login'
import { createGateway, type Caller } from '../../control/presets/caller'

/**
 * A login for the mini-program of somebody who signed in as in a browser, whose login is bound to
 * cookies. A ticket takes it over, as into a web view. The record is that of the pages
 * (src/platform/storage-records.ts); a browser test proves it.
 */
export async function storedLogin(
  origin: () => string,
  caller: Caller,
): Promise<Record<string, string>> {
  const { token } = await createGateway(origin).call(
    'issueLoginTicket',
    { version: 3, source: WEB_VIEW, extras: {} },
    caller,
  )
  const app = createGateway(origin, { isBrowser: false })
  const login = await app.call('loginByTicket', { token, source: WEB_VIEW })
  const record = { version: 1, value: login, expiresAt: Date.parse(login.expireAt) }
  return { HM_login: JSON.stringify(record) }
}
