import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from './env'
import { readMasterKeys, type KeyRing } from './keys'

/** Reads the keys from the settings. The sandbox draws its own at its first start. */
export function keyRingOf(env: Pick<Env, 'PII_KEY' | 'HASH_KEY' | 'DATA_DIR'>): KeyRing {
  const { DATA_DIR } = env
  const piiFile = join(DATA_DIR, 'sandbox-pii.key')
  // Older sandboxes had no key for hashes and derived them from this one.
  const former = existsSync(piiFile) ? readFileSync(piiFile, 'utf8').trim() : undefined
  return {
    sealing: readMasterKeys(env.PII_KEY ?? drawn(piiFile)),
    hashing: env.HASH_KEY ?? drawn(join(DATA_DIR, 'sandbox-hash.key'), former?.split(':').at(-1)),
  }
}

function drawn(path: string, first = randomBytes(32).toString('hex')): string {
  if (existsSync(path)) return readFileSync(path, 'utf8').trim()
  mkdirSync(join(path, '..'), { recursive: true, mode: 0o700 })
  writeFileSync(path, first, { mode: 0o600 })
  return first
}
