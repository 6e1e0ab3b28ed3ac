import { HASH_CHECK, type Keys } from '../context/keys'
import type { Db } from '../db/client'
import { places } from '../records/key-rotation/places'
import { addCheck, dropCheck, knownChecks, sealedRows } from '../records/key-rotation/repo'

export class WrongKey extends Error {}

/**
 * Checks before the gateway serves anybody that the keys are those that this database was written
 * with. With a wrong key no account would be found, so users would get second accounts, and no
 * stored data could be read. Throws WrongKey.
 */
export async function checkKeys(db: Db, keys: Keys): Promise<void> {
  const known = await knownChecks(db)
  if (known.length === 0 && !(await opensWhatIsThere(db, keys)))
    throw new WrongKey('PII_KEY does not open what is in the database.')
  for (const { id, value } of known) {
    const given = keys.checks[id]
    const name = id === HASH_CHECK ? 'HASH_KEY' : `Key ${id} of PII_KEY`
    if (given === undefined) {
      if (await isInUse(db, id))
        throw new WrongKey(`${name} is missing and still in use: npm run rekey comes first.`)
      await dropCheck(db, id)
    } else if (given !== value)
      throw new WrongKey(`${name} is not the key this database was written with.`)
  }
  for (const [id, value] of Object.entries(keys.checks)) await addCheck(db, { id, value })
}

async function isInUse(db: Db, id: string): Promise<boolean> {
  for (const place of places)
    for (const prefix of [`v2.${id}.`, 'v1.'])
      if ((await sealedRows(db, place, { prefix, limit: 1 })).length > 0) return true
  return false
}

/** For a database from before key checks were stored: tries to open one ciphertext of each kind. */
async function opensWhatIsThere(db: Db, keys: Keys): Promise<boolean> {
  for (const place of places)
    for (const { sealed, owner } of await sealedRows(db, place, { prefix: 'v', limit: 1 }))
      if (keys.open(sealed, owner, place.field) === undefined) return false
  return true
}
