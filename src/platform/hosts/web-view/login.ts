import { readTicketFragment } from '@/domain/address/hand-over'
import type { LoginStart } from '../../login.types'
import { keepStanding, standing, takeTicket } from './handed'
import { openPage } from './mini-program'

const vouched = (ticket: string): LoginStart => {
  keepStanding('vouched')
  return { kind: 'ticket', ticket }
}

/** The fragment came as an entry of its own in the history, which goes again. */
const takeFragment = (): string | undefined => {
  const ticket = readTicketFragment(window.location.hash)
  if (ticket !== undefined) window.history.back()
  return ticket
}

/** What comes of the native page: a ticket in the fragment, or the person is back without one. */
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
      // The mini-program writes the fragment when its page is seen again, no earlier.
      if (document.visibilityState === 'visible')
        setTimeout(() => settle({ kind: 'form' }), FRAGMENT_MS)
    }
    window.addEventListener('hashchange', onTicket)
    document.addEventListener('visibilitychange', onSeen)
  })

/** Getting a ticket takes the native page a call or two, ms. */
const FRAGMENT_MS = 5_000

/** Uses the ticket that came with the address, or sends to the native login and waits. */
export const begin = async (nativePath: string): Promise<LoginStart> => {
  const handed = takeTicket() ?? takeFragment()
  if (handed !== undefined) return vouched(handed)
  if (standing() === 'asked' || !keepStanding('asked')) return { kind: 'form' }
  const back = whenBack()
  const opened = await openPage(nativePath)
  return opened.ok ? back : { kind: 'form' }
}
