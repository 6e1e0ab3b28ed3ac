import { send, type Answer } from '@/api/client'
import { deleteAccount, logoutEverywhere, withdrawConsent } from '@/contract/account'
import { logout } from '@/contract/login'
import { settings as copy } from '@/copy/account/settings'
import { failureText } from '@/copy/errors/failures'
import { shell } from '@/copy/shell/shell'
import { reLaunch } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { endPerson } from '@/stores/person-ends'
import { useVisit } from '@/stores/visit'
import { alert, confirm } from '@/ui/dialog/message'
import { toast } from '@/ui/toast/service'
import { storedElsewhere } from './stored-elsewhere'

const forgetPerson = (): void => {
  storedElsewhere.forEach((forget) => forget())
  endPerson()
}

/** Ends the login here at once, whatever the gateway says to it. */
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

const end: Record<Ending, () => Promise<Answer<unknown>>> = {
  everywhere: () => send(logoutEverywhere, {}),
  consent: () => send(withdrawConsent, {}),
  account: () => send(deleteAccount, { confirm: 'DELETE' }),
}

/**
 * Asks whether the person means it, ends it on the gateway and here, and opens the insure page as
 * the only one. What the gateway refuses is told, and nothing has ended.
 */
export const leave = async (ending: Ending): Promise<void> => {
  const { done, ...question } = words(ending)
  const asked = await confirm({ icon: 'warning-red', ...question })
  if (asked.kind !== 'confirmed') return
  const answer = await end[ending]()
  if (!answer.ok) {
    await alert({ title: failureText(answer.error, useVisit.getState().context) })
    return
  }
  forgetPerson()
  toast(done)
  await reLaunch(pathTo('insure'))
}
