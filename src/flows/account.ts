import { send } from '@/api/client'
import { deleteAccount, logoutEverywhere, withdrawConsent } from '@/contract/account'
import { resetPurchase } from '@/stores/purchase'
import { forgetLogin } from '@/stores/session'

/** What each of these ends on the gateway ends here too: the login, and what was being filled in. */
const ending = async <A extends { ok: boolean }>(asked: Promise<A>): Promise<A> => {
  const answer = await asked
  if (answer.ok) {
    forgetLogin()
    resetPurchase()
  }
  return answer
}

export const signOutEverywhere = () => ending(send(logoutEverywhere, {}))

export const takeBackConsent = () => ending(send(withdrawConsent, {}))

export const giveUpAccount = () => ending(send(deleteAccount, { confirm: 'DELETE' }))
