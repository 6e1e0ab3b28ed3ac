import { forgetLogin, keepLogin } from '@/stores/session'

/** Stores a login of one hour on this device. */
export const signIn = (): void =>
  keepLogin({
    openId: '86-1',
    token: 'T1',
    userId: 'U1',
    expireAt: new Date(Date.now() + 3_600_000).toISOString(),
  })

export const signOut = forgetLogin
