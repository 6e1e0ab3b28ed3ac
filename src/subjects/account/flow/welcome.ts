import type { Session } from '@/contract/session'
import { resetPurchase } from '@/stores/purchase'
import { keepLogin, lastPerson } from '@/stores/session'

/** Keeps the login. An unfinished form stays only if the same user signs in. */
export const welcome = (login: Session): void => {
  const before = lastPerson()
  if (before !== undefined && before !== login.openId) resetPurchase()
  keepLogin(login)
}
