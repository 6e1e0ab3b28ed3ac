import { readTicketFragment } from '@/domain/address/hand-over'
import type { LoginStart } from '../../login.types'
import { keepHandOverState, readHandOverState, takeTicket } from './hand-over-state'
import { openPage } from './mini-program'

const vouched = (ticket: string): LoginStart => {
  keepHandOverState('vouched')
  return { kind: 'ticket', ticket }
}

/** The fragment added a history entry, which is removed again. */
const takeFragment = (): string | undefined => {
  const ticket = readTicketFragment(window.location.hash)
  if (ticket !== undefined) window.history.back()
  return ticket
}

/** Waits for the native page: a ticket in the fragment, or a return without one. */
const whenBack = (): Promise<LoginStart> =>
  new Promise((resolve) => {
    const settle = (start: LoginStart) => {
      window.removeEventListener('hashchange', onTicket)
      document.removeEventListener('visibilitychange', onSeen)
      resolve(start)
    }
    const onTicket = () => {
      const ticket = takeFragment()
      if (ticket !== undefined) settle(vouched(ticket))
    }
    const onSeen = () => {
      // The mini-program writes the fragment only after its page is visible again.
      if (document.visibilityState === 'visible')
        setTimeout(() => settle({ kind: 'form' }), FRAGMENT_MS)
    }
    window.addEventListener('hashchange', onTicket)
    document.addEventListener('visibilitychange', onSeen)
  })

/** The native page needs one or two calls for a ticket; time in ms. */
const FRAGMENT_MS = 5_000

/** Uses the ticket of the address, or opens the native login and waits. */
export const begin = async (nativePath: string): Promise<LoginStart> => {
  const handed = takeTicket() ?? takeFragment()
  if (handed !== undefined) return vouched(handed)
  if (readHandOverState() === 'asked' || !keepHandOverState('asked')) return { kind: 'form' }
  const back = whenBack()
  const opened = await openPage(nativePath)
  return opened.ok ? back : { kind: 'form' }
}
