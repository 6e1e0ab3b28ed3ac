import { readEnv } from '../server/context/env'
import { keyRingOf } from '../server/context/key-ring'
import { createKeys } from '../server/context/keys'
import { openDatabase } from '../server/db/client'
import { loadEnvFiles } from '../server/env-files'
import { checkKeys } from '../server/key-rotation/check'
import { rekey } from '../server/key-rotation/rekey'

/** `npm run rekey` seals all personal data with the first key of PII_KEY (docs/operating.md). */
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
