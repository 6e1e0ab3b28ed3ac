import { create } from 'zustand'
import type { ConsoleCall, ResponseOf } from '../../server/console/calls/define'
import { readSession } from '../../server/console/calls/session'
import { call } from '../api/call'

export type Session = ResponseOf<typeof readSession>

interface State {
  /** Who is signed in. `undefined` until the gateway was asked, `null` when nobody is. */
  session: Session | null | undefined
}

export const useSessionState = create<State>(() => ({ session: undefined }))

export const keepSession = (session: Session | null): void => {
  useSessionState.setState({ session })
}

/** Who is signed in, asked of the gateway once. A silent gateway is nobody. */
export async function currentSession(): Promise<Session | null> {
  const { session } = useSessionState.getState()
  if (session !== undefined) return session
  const answer = await call(readSession, {})
  keepSession(answer.ok ? answer.data : null)
  return answer.ok ? answer.data : null
}

/** Who is signed in, on pages that only somebody signed in can see. */
export function useSession(): Session {
  const session = useSessionState((state) => state.session)
  if (!session) throw new Error('This page is shown to nobody who is not signed in')
  return session
}

/** Whether somebody's rights suffice for a call. Without it a page shows neither button nor link. */
export const isAllowed = (
  { permissions }: Pick<Session, 'permissions'>,
  { permission }: Pick<ConsoleCall, 'permission'>,
): boolean => permission === 'ANYONE' || permission === 'STAFF' || permissions.includes(permission)

export function useMay(): (which: Pick<ConsoleCall, 'permission'>) => boolean {
  const session = useSession()
  return (which) => isAllowed(session, which)
}
