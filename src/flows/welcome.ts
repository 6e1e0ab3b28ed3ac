import type { Session } from '@/contract/session'
import { resetPurchase } from '@/stores/purchase'
import { keepLogin, lastPerson } from '@/stores/session'

/** What was being filled in goes on only with the person who was at it. */
export const welcome = (login: Session): void => {
  const before = lastPerson()
  if (before !== undefined && before !== login.openId) resetPurchase()
  keepLogin(login)
}
