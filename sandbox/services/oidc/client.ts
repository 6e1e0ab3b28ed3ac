import { createHmac } from 'node:crypto'
import type { SandboxKeys } from '../../world/keys'

/** The console of the operators as the company's sign-in provider knows it. */
export const sampleClient = (keys: SandboxKeys) => ({
  clientId: 'huimin-console',
  clientSecret: createHmac('sha256', keys.realnameSecret).update('oidc').digest('hex'),
})

/** What the provider shows as `acr` for somebody who proved a second factor to it. */
export const sampleAcr = 'urn:huimin:sandbox:second-factor'
