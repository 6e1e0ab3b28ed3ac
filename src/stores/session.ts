import { create } from 'zustand'
import { parseWith } from '@/contract/parse-with'
import { session, type Session as Login } from '@/contract/session'
import { HOUR_FLAG_MS } from '@/domain/time/timings'
import { isPast } from '@/platform/clock'
import { storage, type Slot } from '@/platform/storage'
import { whenPersonEnds } from './person-ends'

/** A login belongs to the user, not to a product. */
const SCOPE = 'HM'

const slot: Slot<Login> = {
  // A cookie of one hour (specification section 9). On the web a second, HttpOnly cookie goes with
  // it.
  area: 'cookie',
  name: 'login',
  version: 1,
  // The hour starts at sign-in (specification section 9).
  maxAgeMs: HOUR_FLAG_MS,
  parse: parseWith(session),
}

interface Session {
  login: Login | undefined
  /** The openId of the last signed-in user on this page. It stays when the login is lost. */
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

/** The login, unless it has expired. */
export const currentLogin = (): Login | undefined => {
  const { login: held } = useSession.getState()
  if (held && isPast(Date.parse(held.expireAt))) forgetLogin()
  return useSession.getState().login
}

export const isSignedIn = (): boolean => currentLogin() !== undefined

/** The identity of the last user is forgotten too. */
whenPersonEnds(() => {
  forgetLogin()
  useSession.setState({ person: undefined })
})
