import * as v from 'valibot'
import { origin } from './setting-shapes'

/** The settings of the staff's sign-in by the provider of the company (OpenID Connect). */

const text = v.optional(v.string())

export const staffSignInSettings = {
  /** The address at which the staff open the console. The provider leads back to it. */
  CONSOLE_URL: v.optional(origin),
  /** The issuer, whose `/.well-known/openid-configuration` says the rest. */
  CONSOLE_OIDC_ISSUER: v.optional(v.pipe(v.string(), v.url('must be an address'))),
  CONSOLE_OIDC_CLIENT_ID: text,
  CONSOLE_OIDC_CLIENT_SECRET: text,
  /** What people call it; the button says 用<name>登录. */
  CONSOLE_OIDC_NAME: v.optional(v.pipe(v.string(), v.maxLength(12)), '企业账号'),
  /** The claim of the ID token that names the login of somebody on the staff. */
  CONSOLE_OIDC_CLAIM: v.optional(v.string(), 'preferred_username'),
  /** Where the claim is an address, the domain that it must have; what stands before it is the login. */
  CONSOLE_OIDC_DOMAIN: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain: example.com')),
  ),
  /** The authentication context that the provider must show, such as the one of its second factor. */
  CONSOLE_OIDC_ACR: text,
  /** `off` leaves the password to the account for emergencies. */
  CONSOLE_PASSWORD_SIGN_IN: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
} as const

const needed = ['CONSOLE_OIDC_CLIENT_ID', 'CONSOLE_OIDC_CLIENT_SECRET'] as const

type Given = Readonly<
  Partial<
    Record<(typeof needed)[number] | 'CONSOLE_URL' | 'CONSOLE_OIDC_ISSUER', string | undefined>
  >
> & { CONSOLE_PASSWORD_SIGN_IN: 'on' | 'off' }

/** What is missing for a sign-in by the provider. The sandbox plays one, and is opened at any host. */
export function staffSignInFaults(
  given: Given,
  { sandbox, production }: { sandbox: boolean; production: boolean },
): string[] {
  const { CONSOLE_OIDC_ISSUER, CONSOLE_PASSWORD_SIGN_IN } = given
  if (CONSOLE_OIDC_ISSUER === undefined)
    return CONSOLE_PASSWORD_SIGN_IN === 'off' && !sandbox
      ? ['CONSOLE_PASSWORD_SIGN_IN is off without CONSOLE_OIDC_ISSUER: nobody could sign in']
      : []
  const names = sandbox ? needed : ([...needed, 'CONSOLE_URL'] as const)
  return [
    ...names
      .filter((name) => given[name] === undefined)
      .map((name) => `${name} is needed with CONSOLE_OIDC_ISSUER`),
    ...(['CONSOLE_OIDC_ISSUER', 'CONSOLE_URL'] as const)
      .filter((name) => production && given[name]?.startsWith('http:'))
      .map((name) => `${name} must be https when NODE_ENV=production`),
  ]
}
