import { withoutCookies } from '@/contract/envelope'
import type { Session } from '@/contract/session'
import { keepsCookies } from '@/platform/app'
import { resetPurchase } from '../purchase'
import { keepLogin, lastPerson } from '../session'

/** Where cookies are forbidden a login is bound to none, and lasts as long as the page (ADR 9). */
export const sessionCookies = () => (keepsCookies() ? {} : { headers: withoutCookies })

/** Never settles. The page ends when the user leaves for WeChat's authorisation page. */
export const pageEnd = new Promise<never>(() => undefined)

/** Keeps the login. An unfinished form stays only if the same user signs in. */
export const welcome = (login: Session): void => {
  const before = lastPerson()
  if (before !== undefined && before !== login.openId) resetPurchase()
  keepLogin(login)
}
