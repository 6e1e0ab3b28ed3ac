import { send } from '@/api/client'
import { deleteAccount, logoutEverywhere, withdrawConsent } from '@/contract/account'
import type { Answer, Failure } from '@/contract/envelope'
import { logout } from '@/contract/login'
import { getRewards } from '@/contract/share'
import { failureText } from '@/copy/errors/failures'
import { fill } from '@/copy/fill'
import { shell } from '@/copy/shell/shell'
import { fenToYuan } from '@/domain/money/money'
import { go, reLaunch } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { endPerson } from '@/stores/person-ends'
import { useVisit } from '@/stores/visit'
import { alert, confirm } from '@/ui/dialog/message'
import { toast } from '@/ui/toast/service'
import { settings as copy } from '../settings/copy'
import { storedElsewhere } from './stored-elsewhere'

const forgetPerson = (): void => {
  storedElsewhere.forEach((forget) => forget())
  endPerson()
}

/** Ends the login on this device at once, whatever the gateway answers. */
export const signOut = async (): Promise<void> => {
  const ended = send(logout, {})
  forgetPerson()
  toast(shell.signedOut)
  await ended
}

/** What ends for good: every login, the consent to keep data, or the account. */
export type Ending = 'everywhere' | 'consent' | 'account'

interface Words {
  title: string
  text: string
  confirmText?: string
  done: string
}

const words = (ending: Ending): Words => {
  switch (ending) {
    case 'everywhere':
      return { title: copy.everywhere, text: copy.everywhereAsk, done: copy.everywhereDone }
    case 'consent':
      return {
        ...{ title: copy.withdraw, text: copy.withdrawAsk },
        ...{ confirmText: copy.withdraw, done: copy.withdrawDone },
      }
    case 'account':
      return {
        ...{ title: copy.remove, text: copy.removeAsk },
        ...{ confirmText: copy.remove, done: copy.removeDone },
      }
  }
}

const end: Record<Ending, (forfeitFen: number) => Promise<Answer<unknown>>> = {
  everywhere: () => send(logoutEverywhere, {}),
  consent: () => send(withdrawConsent, {}),
  account: (forfeitFen) => send(deleteAccount, { confirm: 'DELETE', forfeitFen }),
}

const tellFailure = async (error: Failure): Promise<undefined> => {
  await alert({ title: failureText(error, useVisit.getState().context) })
}

/**
 * The amount (fen) that is lost with the account, once the user knows it and still agrees.
 * Undefined when the user opens the rewards instead, or when the amount is unknown.
 */
const agreeToLose = async (): Promise<number | undefined> => {
  const rewards = await send(getRewards, {})
  if (!rewards.ok) return tellFailure(rewards.error)
  const { balanceFen, pendingFen } = rewards.value
  const lostFen = balanceFen + pendingFen
  if (lostFen === 0) return 0
  const YUAN = fenToYuan({ fen: lostFen, trimZeros: true })
  const asked = await confirm({
    icon: 'warning-red',
    title: copy.remove,
    text: fill(copy.removeLoses, { YUAN }),
    confirmText: copy.removeAnyway,
    cancelText: copy.removeWithdraw,
  })
  if (asked.kind === 'confirmed') return lostFen
  if (asked.kind === 'cancelled') await go(pathTo('shareActivityCommonMyRewards'))
  return undefined
}

/**
 * Asks for confirmation, ends it on the gateway and here, and opens the insure page as the only
 * page. If the gateway refuses, the reason is shown and nothing ends.
 */
export const leave = async (ending: Ending): Promise<void> => {
  const { done, ...question } = words(ending)
  const asked = await confirm({ icon: 'warning-red', ...question })
  if (asked.kind !== 'confirmed') return
  const forfeitFen = ending === 'account' ? await agreeToLose() : 0
  if (forfeitFen === undefined) return
  const answer = await end[ending](forfeitFen)
  if (!answer.ok) return tellFailure(answer.error)
  forgetPerson()
  await reLaunch(pathTo('insure'))
  toast(done)
}
