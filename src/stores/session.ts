import { create } from 'zustand'
import { parsedBy } from '@/contract/parsed-by'
import { session, type Session as Login } from '@/contract/session'
import { HOUR_FLAG_MS } from '@/domain/time/timings'
import { isPast } from '@/platform/clock'
import { storage, type Slot } from '@/platform/storage'
import { whenPersonEnds } from './person-ends'

/** A login belongs to the person, not to a product. */
const SCOPE = 'HM'

const slot: Slot<Login> = {
  // Specification section 9: a cookie of one hour. On the web a second one, HttpOnly, goes with it.
  area: 'cookie',
  name: 'login',
  version: 1,
  // Fixed from signing in (specification section 9).
  maxAgeMs: HOUR_FLAG_MS,
  parse: parsedBy(session),
}

interface Session {
  login: Login | undefined
  /** Who was signed in last on this page (openId); stays when the login is lost. */
  person: string | undefined
}

export const useSession = create<Session>()(() => {
  const login = storage.read(slot, SCOPE)
  return { login, person: login?.openId }
})

export const keepLogin = (given: Login): void => {
  storage.write(slot, SCOPE, given)
  useSession.setState({ login: given, person: given.openId })
}

export const lastPerson = (): string | undefined => useSession.getState().person

export const forgetLogin = (): void => {
  storage.remove(slot, SCOPE)
  useSession.setState({ login: undefined })
}

/** The login, unless its hour is over. */
export const currentLogin = (): Login | undefined => {
  const { login: held } = useSession.getState()
  if (held && isPast(Date.parse(held.expireAt))) forgetLogin()
  return useSession.getState().login
}

export const isSignedIn = (): boolean => currentLogin() !== undefined

/** Whoever leaves is not known as the one before either. */
whenPersonEnds(() => {
  forgetLogin()
  useSession.setState({ person: undefined })
})
