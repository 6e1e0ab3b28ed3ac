import * as v from 'valibot'
import { hostsOf } from '../db/hosts'

/** The shapes of settings, each with the words that tell an operator what is wrong. */

export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
)
export const aesKey = v.pipe(
  v.string(),
  v.regex(/^[0-9a-fA-F]{64}$/, 'must be 32 bytes as 64 hex digits (openssl rand -hex 32)'),
)
export const aesKeys = v.pipe(
  v.string(),
  v.regex(
    /^(?:[\w-]{1,16}:)?[0-9a-f]{64}(?:,[\w-]{1,16}:[0-9a-f]{64})*$/i,
    'must be <id>:<64 hex digits>, the current one first (openssl rand -hex 32)',
  ),
)
export const whole = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}$/, 'must be a whole number'),
  v.transform(Number),
)

/**
 * A host such as `partner.example`: no scheme, no port, no wildcard. It includes its subdomains.
 */
const host = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be host names by commas: partner.example'),
)
export const hosts = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim().toLowerCase())),
  v.array(host),
)

const jsonLike = (example: string) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      try {
        return JSON.parse(dataset.value) as unknown
      } catch {
        addIssue({ message: `must be JSON: ${example}` })
        return NEVER
      }
    }),
  )

const coreName = v.pipe(
  v.string(),
  v.regex(/^[A-Z][A-Z0-9_-]{1,31}$/, 'must be the name of a core'),
)

/** The cores of insurers by the names that products use, as JSON. */
export const insurerCores = v.pipe(
  jsonLike('{"QINHE":{"baseUrl":"https://…","keyId":"…","secretKey":"…"}}'),
  v.record(
    coreName,
    v.strictObject({
      baseUrl: v.pipe(
        v.string(),
        v.url('must be an address'),
        v.regex(/^https:.*[^/]$/, 'must be https and not end with a slash'),
      ),
      keyId: v.string(),
      secretKey: v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters')),
    }),
  ),
)

/** The core to which the days of a product without a declared core are handed over, as JSON. */
export const insurerHandovers = v.pipe(
  jsonLike('{"310000/PP57":"QINHE"}'),
  v.record(
    v.pipe(v.string(), v.regex(/^\d{6}\/[A-Z0-9]{2,16}$/, 'must be <city code>/<product code>')),
    coreName,
  ),
)

/** An origin as a browser writes it: no path, no slash at the end. */
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text
export const origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'must be an origin: https://api.example.com'),
)
/** `SOURCE:secret` pairs, separated by commas. */
export const secrets = v.pipe(
  v.string(),
  v.regex(
    /^\w+:[\w-]{32,200}(,\w+:[\w-]{32,200})*$/,
    'must be <source>:<secret> by commas, each secret 32 characters or more (openssl rand -hex 32)',
  ),
  v.transform(
    (text) => new Map(text.split(',').map((pair) => pair.split(':') as [string, string])),
  ),
)
/** `name=content` pairs, separated by commas, as WeChat gives them out: MP_verify_x.txt=x. */
export const files = v.pipe(
  v.string(),
  v.regex(
    /^[\w-]{1,64}\.txt=[\w.-]{1,200}(,[\w-]{1,64}\.txt=[\w.-]{1,200})*$/,
    'must be <file>.txt=<content> by commas: MP_verify_x.txt=x',
  ),
  v.transform(
    (text) => new Map(text.split(',').map((pair) => pair.split('=') as [string, string])),
  ),
)
export const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.array(origin),
)

/**
 * The driver reads an address as a browser does, except that it may leave the host out for a
 * socket.
 */
export const isReadable = (text: string): boolean =>
  hostsOf(text).urls.every((url) => URL.canParse(url.replace('@/', '@socket/')))
/** The gateway writes, so of several hosts it wants the one that takes writes. */
export const namesItsTarget = (text: string): boolean => {
  const { urls, target } = hostsOf(text)
  return target === undefined ? urls.length === 1 : target === 'read-write' || target === 'primary'
}
export const namesNoPrimary = (text: string): boolean =>
  !['read-write', 'primary'].includes(hostsOf(text).target ?? '')
