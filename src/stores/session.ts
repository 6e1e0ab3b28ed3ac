import { create } from 'zustand'
import { parseWith } from '@/contract/fields'
import { session, type Session as Login } from '@/contract/session'
import { DEVICE_SCOPE, loginRecord } from '@/domain/device/records'
import { hasLightPages } from '@/platform/app'
import { isPast } from '@/platform/clock'
import { storage, type Slot } from '@/platform/storage'
import { whenPersonEnds } from './person-ends'

/** A login belongs to the user, not to a product. */
const SCOPE = DEVICE_SCOPE

const slot: Slot<Login> = { ...loginRecord, parse: parseWith(session) }

/** This session's login was refused or has expired, so the next one is a login anew. */
const lostSlot: Slot<true> = {
  area: 'session',
  name: 'loginLost',
  version: 1,
  parse: (raw) => (raw === true ? true : undefined),
}

export const wasLoginLost = (): boolean => storage.read(lostSlot, SCOPE) === true

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
  storage.remove(lostSlot, SCOPE)
  useSession.setState({ login: given, person: given.openId })
}

export const lastPerson = (): string | undefined => useSession.getState().person

export const forgetLogin = (): void => {
  storage.remove(slot, SCOPE)
  useSession.setState({ login: undefined })
}

/** Drops a login that is no longer valid. It is remembered until the next one, also over a reload. */
export const loseLogin = (): void => {
  forgetLogin()
  storage.write(lostSlot, SCOPE, true)
}

const hasEnded = ({ expireAt }: Login): boolean => isPast(Date.parse(expireAt))

/**
 * Takes the login that another page got for the same user meanwhile: a second tab, or a light page
 * (src/light). False if there is none but the lost one. Another user goes the usual way, where an
 * open form is dropped.
 */
export const takeLoginOfAnotherPage = (lostToken: string | undefined): boolean => {
  const stored = storage.read(slot, SCOPE)
  if (!stored || stored.token === lostToken || hasEnded(stored)) return false
  const { person = stored.openId } = useSession.getState()
  if (stored.openId !== person) return false
  storage.remove(lostSlot, SCOPE)
  useSession.setState({ login: stored, person })
  return true
}

/** The login, unless it has expired. */
export const currentLogin = (): Login | undefined => {
  const { login } = useSession.getState()
  const isLost = login ? hasEnded(login) : hasLightPages
  if (isLost && !takeLoginOfAnotherPage(login?.token) && login) loseLogin()
  return useSession.getState().login
}

export const isSignedIn = (): boolean => currentLogin() !== undefined

/**
 * The same for what is drawn. A page stays below the login page, and draws itself again for who
 * signed in there.
 */
export const useSignedIn = (): boolean =>
  useSession(({ login }) => login !== undefined) && isSignedIn()

/** The identity of the last user is forgotten too. */
whenPersonEnds(() => {
  forgetLogin()
  storage.remove(lostSlot, SCOPE)
  useSession.setState({ person: undefined })
})
