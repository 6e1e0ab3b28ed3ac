import type * as OpenidClient from 'openid-client'
import type { ClientAuth, Configuration, CustomFetch, IDToken } from 'openid-client'
import { fail, ok } from '@/domain/base/result'
import type { Http } from '../http'
import type { StaffProvider } from './port'

export interface OidcOptions {
  /** The issuer, from which everything else is read: `<issuer>/.well-known/openid-configuration`. */
  issuer: string
  clientId: string
  clientSecret: string
  name: string
  /** The claim of the ID token that names a login. */
  claim: string
  /** Where set, the claim is `<login>@<domain>`, and of no other domain. */
  domain?: string | undefined
  /** The authentication context that the token must show. */
  acr?: string | undefined
  /**
   * The sandbox plays the provider, and people may open it under any name of this machine. So its pages
   * are opened at the host at which the console was opened.
   */
  atConsoleHost?: boolean
  http: Http
  /** Is told why the provider could not be asked, or what did not fit. */
  noticed: (error: unknown) => void
}

/** The provider may change its addresses; its keys are read anew whenever an unknown one signs. */
const READ_AGAIN_MS = 3_600_000
const CLOCK_TOLERANCE_S = 30

/** The provider did not answer, so nothing is known about the person. */
class Silence extends Error {}
const isSilence = (error: unknown): boolean =>
  error instanceof Silence || (error instanceof Error && isSilence(error.cause))

/** The library speaks through our client, which has limits of time and spans. */
const fetchBy =
  (http: Http): CustomFetch =>
  async (url, { method, headers, body }) => {
    const answer = await http({
      method: method === 'POST' ? 'POST' : 'GET',
      url,
      headers,
      body: body instanceof URLSearchParams ? body.toString() : undefined,
    })
    if (!answer.ok || answer.value.status >= 500) throw new Silence('The provider is silent')
    const { status, headers: answered, body: text } = answer.value
    return new Response(text, { status, headers: answered })
  }

export function createStaffProvider(options: OidcOptions): StaffProvider {
  let known: { config: Configuration; until: number } | undefined
  const { name, acr, noticed } = options

  /** The library is loaded with the first sign-in. It exists as an ES module only. */
  const connect = async () => {
    const oidc = await import('openid-client')
    const { allowInsecureRequests, enableNonRepudiationChecks } = oidc
    if (!known || Date.now() >= known.until) {
      const config = await oidc.discovery(
        new URL(options.issuer),
        options.clientId,
        { [oidc.clockTolerance]: CLOCK_TOLERANCE_S },
        proofOf(oidc, options.clientSecret),
        {
          [oidc.customFetch]: fetchBy(options.http),
          // The signature of the ID token is checked, too, and not only TLS relied on.
          execute: options.issuer.startsWith('http:')
            ? [enableNonRepudiationChecks, allowInsecureRequests]
            : [enableNonRepudiationChecks],
        },
      )
      known = { config, until: Date.now() + READ_AGAIN_MS }
    }
    return { oidc, config: known.config }
  }

  return {
    name,
    begin: async (redirectUri) => {
      try {
        const { oidc, config } = await connect()
        const [state, nonce] = [oidc.randomState(), oidc.randomNonce()]
        const verifier = oidc.randomPKCECodeVerifier()
        const address = oidc.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: options.claim === 'email' ? 'openid email' : 'openid profile',
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(acr !== undefined && { acr_values: acr }),
        })
        if (options.atConsoleHost) address.hostname = new URL(redirectUri).hostname
        return ok({ address: address.href, checks: { state, nonce, verifier, redirectUri } })
      } catch (error) {
        noticed(error)
        return fail('UNKNOWN')
      }
    },
    finish: async (query, { state, nonce, verifier, redirectUri }) => {
      try {
        const { oidc, config } = await connect()
        const current = new URL(redirectUri)
        current.search = query
        const tokens = await oidc.authorizationCodeGrant(config, current, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) return fail('NO_PROOF')
        if (acr !== undefined && claims.acr !== acr) return fail('WEAK')
        return ok({ login: loginOf(options, claims) })
      } catch (error) {
        noticed(error)
        return fail(isSilence(error) ? 'UNKNOWN' : (refusalIn(error) ?? 'NO_PROOF'))
      }
    },
  }
}

/** By the header where the provider takes it, which is the standard's first way, otherwise in the body. */
const proofOf =
  (
    {
      ClientSecretBasic,
      ClientSecretPost,
    }: Pick<typeof OpenidClient, 'ClientSecretBasic' | 'ClientSecretPost'>,
    secret: string,
  ): ClientAuth =>
  (server, client, body, headers) => {
    const ways = server.token_endpoint_auth_methods_supported
    const prove =
      ways === undefined || ways.includes('client_secret_basic')
        ? ClientSecretBasic(secret)
        : ClientSecretPost(secret)
    return prove(server, client, body, headers)
  }

/** What the provider itself says instead of a code (RFC 6749, 4.1.2.1). Its state was checked before. */
function refusalIn(error: unknown): 'DENIED' | 'WEAK' | 'UNKNOWN' | undefined {
  const said = error instanceof Error && 'error' in error ? error.error : undefined
  if (said === 'server_error' || said === 'temporarily_unavailable') return 'UNKNOWN'
  if (said === 'unmet_authentication_requirements') return 'WEAK'
  return said === 'access_denied' || said === 'login_required' ? 'DENIED' : undefined
}

/**
 * The login that a token names. Letters count without regard to case. An address of email counts only
 * when the provider has verified it, because elsewhere people may set it themselves.
 */
function loginOf(
  { claim, domain }: Pick<OidcOptions, 'claim' | 'domain'>,
  claims: IDToken,
): string | undefined {
  const value = claims[claim]
  // Other alphabets have letters whose small form is one of ours.
  if (typeof value !== 'string' || !/^[\x21-\x7e]+$/.test(value)) return undefined
  if (claim === 'email' && claims['email_verified'] !== true) return undefined
  const text = value.toLowerCase()
  if (domain === undefined) return text
  return text.endsWith(`@${domain}`) ? text.slice(0, -domain.length - 1) : undefined
}
