import { openDatabase } from '../server/db/client'
import { readEnv } from '../server/env'
import { loadEnvFiles } from '../server/env-files'
import { keyRingOf } from '../server/key-ring'
import { createKeys } from '../server/keys'
import { checkKeys } from '../server/sealed/check'
import { rekey } from '../server/sealed/rekey'

/** `npm run rekey`: seals all personal data anew with the first of PII_KEY (docs/operating.md). */
async function main(): Promise<void> {
  loadEnvFiles()
  const env = readEnv(process.env)
  const database = await openDatabase(env)
  try {
    const keys = createKeys(keyRingOf(env))
    await checkKeys(database.db, keys)
    console.log(`${await rekey(database.db, keys)} ciphertexts sealed anew`)
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
