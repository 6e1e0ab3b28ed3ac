import { forgetLogin, keepLogin } from '@/stores/session'

/** Stores a login of one hour on this device. */
export const signIn = ({ openId = '86-1', token = 'T1' } = {}): void =>
  keepLogin({
    openId,
    token,
    userId: 'U1',
    expireAt: new Date(Date.now() + 3_600_000).toISOString(),
  })

export const signOut = forgetLogin
