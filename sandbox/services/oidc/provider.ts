import { createHash, createPrivateKey } from 'node:crypto'
import type { interactionPolicy as policies, JWK } from 'oidc-provider'
import type { SandboxKeys } from '../../world/keys'
import { sampleAcr, sampleClient } from './client'
import { createMemory } from './memory'

/** The page of the console to which the provider leads back, at any host. */
const RETURN_PATH = '/sign-in/back'

const signingKey = ({ platform }: SandboxKeys): JWK => ({
  ...(createPrivateKey(platform.privateKey).export({ format: 'jwk' }) as JWK),
  kid: 'sandbox',
  alg: 'RS256',
  use: 'sig',
})

/** Asks each time who one is, so that testers can be one after the other. */
function askingAlways({ base, Check }: typeof policies) {
  const policy = base()
  policy
    .get('login')
    ?.checks.add(
      new Check('asked_anew', 'everybody is asked who they are', 'login_required', ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    )
  return policy
}

/**
 * A whole provider of OpenID Connect (the package oidc-provider), at which anybody may be anybody. The
 * package is needed for trying things out only, and takes half a second to load, so it is loaded with
 * the first sign-in.
 */
export async function openProvider(issuer: string, keys: SandboxKeys) {
  const { default: Provider, interactionPolicy } = await import('oidc-provider')
  const { clientId, clientSecret } = sampleClient(keys)
  const provider = new Provider(issuer, {
    // The times in tokens are real ones, also when testers move the sandbox's clock.
    adapter: createMemory(() => Date.now()),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`https://console.example${RETURN_PATH}`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [signingKey(keys)] },
    cookies: { keys: [createHash('sha256').update(clientSecret).digest('hex')] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    scopes: ['openid', 'profile', 'email'],
    claims: {
      openid: ['sub', 'acr'],
      profile: ['preferred_username', 'name'],
      email: ['email', 'email_verified'],
    },
    // The console asks for the ID token alone, and never for the profile behind it.
    conformIdTokenClaims: false,
    acrValues: [sampleAcr],
    ttl: {
      ...{ Interaction: 600, Session: 3600, Grant: 3600 },
      ...{ AuthorizationCode: 60, AccessToken: 60, IdToken: 300 },
    },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        preferred_username: accountId,
        email: `${accountId}@company.example`,
        email_verified: true,
      }),
    }),
    // The company has agreed for its own console.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
    interactions: {
      policy: askingAlways(interactionPolicy),
      url: (_context, { uid }) => `/sandbox/oidc/interaction/${uid}`,
    },
  })
  // The console of a sandbox stands at any host and port, but its page is this one.
  provider.Client.prototype.redirectUriAllowed = (address: string) =>
    URL.canParse(address) && new URL(address).pathname === RETURN_PATH
  return provider
}
