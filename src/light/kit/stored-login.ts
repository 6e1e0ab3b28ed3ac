import type { Session } from '@/contract/session'
import { DEVICE_SCOPE, loginRecord } from '@/domain/device/records'
import { isPast } from '@/platform/clock'
import type { Slot } from '@/platform/storage.types'
import { storage } from './storage'

/** The login of the application (stores/session). Another openId than ours is no login. */
const slot: Slot<Session> = {
  ...loginRecord,
  parse(raw) {
    const { openId, token, userId, expireAt } = (raw ?? {}) as Partial<Session>
    return openId?.startsWith('86-') && token && userId && expireAt
      ? { openId, token, userId, expireAt }
      : undefined
  },
}

export const storedLogin = (): Session | undefined => {
  const login = storage.read(slot, DEVICE_SCOPE)
  return login && !isPast(Date.parse(login.expireAt)) ? login : undefined
}

export const storeLogin = (login: Session): void => void storage.write(slot, DEVICE_SCOPE, login)

export const forgetLogin = (): void => storage.remove(slot, DEVICE_SCOPE)
