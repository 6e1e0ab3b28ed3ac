import type { Clock } from '../context/clock'
import { sha256, type Keys } from '../context/keys'
import type { Db } from '../db/client'
import type { SharedPlace } from '../gateways/wechat-api/shared-token'
import { dropHeld, findHeld, leaseHeld, updateHeld } from '../records/wechat/shared-token-repo'

/** The owner name that the sealed value is bound to. */
const ownerOfHeld = (name: string): string => `wechat:${name}`

/**
 * Stores WeChat's tokens in the database, sealed like personal data, because the holder of a token
 * can act in our name.
 */
export const createSharedPlace = (db: Db, keys: Keys, clock: Clock): SharedPlace => ({
  read: async (name) => {
    const row = await findHeld(db, name)
    if (!row?.valueSealed || row.expireAt === null) return undefined
    const value = keys.open(row.valueSealed, ownerOfHeld(name), 'wechatHeld')
    return value === undefined ? undefined : { value, expireAt: row.expireAt }
  },
  claim: (name, leaseMs) => {
    const now = clock.now()
    return leaseHeld(db, name, { now, leaseUntil: now + leaseMs })
  },
  keep: (name, { value, expireAt }) =>
    updateHeld(db, name, {
      valueSealed: keys.seal(value, ownerOfHeld(name), 'wechatHeld'),
      valueHash: sha256(value),
      expireAt,
      leaseUntil: null,
    }),
  release: (name) => updateHeld(db, name, { leaseUntil: null }),
  drop: (name, value) => dropHeld(db, name, sha256(value)),
})
