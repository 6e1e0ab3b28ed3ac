import { existsSync } from 'node:fs'

/**
 * Reads the settings files of the working folder: first the file of the deployment, then the file
 * that all deployments share. A variable that is already set is not changed.
 */
export const loadEnvFiles = (): void => {
  const { DEPLOYMENT } = process.env
  for (const file of [...(DEPLOYMENT ? [`.env.${DEPLOYMENT}`] : []), '.env'])
    if (existsSync(file)) process.loadEnvFile(file)
}
