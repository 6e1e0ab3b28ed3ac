import { forgetLogin, keepLogin } from '@/stores/session'

/** Somebody is signed in on this device, for an hour. */
export const signIn = (): void =>
  keepLogin({
    openId: '86-1',
    token: 'T1',
    userId: 'U1',
    expireAt: new Date(Date.now() + 3_600_000).toISOString(),
  })

export const signOut = forgetLogin
