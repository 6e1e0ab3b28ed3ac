import { maskMobile } from '@/domain/person/mask'
import { openOwn, type Keys } from '../context/keys'
import type { Db } from '../db/client'
import { usersSignedIn } from '../records/history/repo'

/** The users with a login, for the workbench of the sandbox. A mobile number is shown masked. */
export const signedIn = async (db: Db, keys: Keys, now: number) =>
  (await usersSignedIn(db, now)).map(({ mobileSealed, ...user }) => {
    const mobile = openOwn(keys, user.id, mobileSealed, 'mobile')
    return { ...user, ...(mobile !== undefined && { mobileMask: maskMobile(mobile) }) }
  })
