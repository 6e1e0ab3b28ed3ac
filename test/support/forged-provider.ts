import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import Fastify from 'fastify'

/**
 * A sign-in provider (OpenID Connect) that says in its tokens whatever a test wants, also what no honest
 * one would say. It checks what the console proves to it, as an honest one does.
 */
export interface ForgedProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** Somebody signs in at this address. Answers the query with which the browser comes back. */
  signIn(address: string, forged?: Forged): string
  /** From now on it answers nothing but this status, or as usual without one. */
  answerOnly(status?: number): void
  close(): Promise<void>
}

export interface Forged {
  /** Claims of the ID token that differ from the right ones; undefined leaves one out. */
  claims?: Record<string, unknown>
  /** Signs with a key that the provider does not publish, or not at all. */
  signature?: 'FOREIGN' | 'NONE'
}

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

function tokenOf(claims: object, key: KeyObject, signature: Forged['signature']): string {
  const header = signature === 'NONE' ? { alg: 'none' } : { alg: 'RS256', kid: '1' }
  const text = `${base64(header)}.${base64(claims)}`
  const bytes = signature === 'NONE' ? Buffer.alloc(0) : sign('sha256', Buffer.from(text), key)
  return `${text}.${bytes.toString('base64url')}`
}

export async function openForgedProvider(): Promise<ForgedProvider> {
  const [own, foreign] = [1, 2].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }))
  if (!own || !foreign) throw new Error('No keys')
  const client = { clientId: 'console', clientSecret: 'a secret of two words' }
  const proof = `${client.clientId}:${encodeURIComponent(client.clientSecret).replaceAll('%20', '+')}`
  const codes = new Map<string, { token: string; challenge: string; redirectUri: string }>()
  let only: number | undefined

  const app = Fastify()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body))
  app.addHook('onRequest', async (_request, reply) => {
    if (only !== undefined) return reply.code(only).send({ error: 'server_error' })
  })
  app.get('/.well-known/openid-configuration', async () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  }))
  app.get('/keys', async () => ({
    keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: '1', alg: 'RS256', use: 'sig' }],
  }))
  app.post('/token', async ({ headers, body }, reply) => {
    const form = new URLSearchParams(String(body))
    const given = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256').update(form.get('code_verifier') ?? '')
    const isSound =
      headers.authorization === `Basic ${Buffer.from(proof).toString('base64')}` &&
      given?.challenge === challenge.digest('base64url') &&
      given.redirectUri === form.get('redirect_uri')
    return isSound
      ? { access_token: 'unused', token_type: 'Bearer', id_token: given.token }
      : reply.code(400).send({ error: 'invalid_grant' })
  })
  const issuer = await app.listen({ port: 0, host: '127.0.0.1' })

  return {
    issuer,
    ...client,
    signIn: (address, { claims = {}, signature } = {}) => {
      const asked = new URL(address).searchParams
      const now = Math.floor(Date.now() / 1000)
      const right = { iss: issuer, aud: client.clientId, sub: '1', iat: now, exp: now + 300 }
      const said = { ...right, nonce: asked.get('nonce'), preferred_username: 'kefu', ...claims }
      const key = signature === 'FOREIGN' ? foreign.privateKey : own.privateKey
      const code = String(codes.size + 1)
      codes.set(code, {
        token: tokenOf(said, key, signature),
        challenge: asked.get('code_challenge') ?? '',
        redirectUri: asked.get('redirect_uri') ?? '',
      })
      return new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString()
    },
    answerOnly: (status) => {
      only = status
    },
    close: () => app.close(),
  }
}
