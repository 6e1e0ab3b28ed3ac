import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

/** Reads the repository's settings as the gateway does (server/env-files.ts), before it starts. */
export const loadEnvFiles = () => {
  const { DEPLOYMENT } = process.env
  for (const file of [...(DEPLOYMENT ? [`.env.${DEPLOYMENT}`] : []), '.env'])
    if (existsSync(join(root, file))) process.loadEnvFile(join(root, file))
}
