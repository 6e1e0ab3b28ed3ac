import { existsSync } from 'node:fs'

/**
 * Reads the settings of the folder it is started in: of the deployment first, then those that all
 * deployments share. What is set already wins.
 */
export const loadEnvFiles = (): void => {
  const { DEPLOYMENT } = process.env
  for (const file of [...(DEPLOYMENT ? [`.env.${DEPLOYMENT}`] : []), '.env'])
    if (existsSync(file)) process.loadEnvFile(file)
}
