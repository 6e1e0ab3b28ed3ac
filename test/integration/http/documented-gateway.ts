import { randomUUID } from 'node:crypto'
import Ajv, { type ValidateFunction } from 'ajv/dist/2020'
import { pathOf, type Call } from '@/contract/call'
import { calls } from '@/contract/calls'
import { headers } from '@/contract/envelope'
import { openapiDocument } from '../../../server/http/openapi'
import type { CallOptions, RemoteGateway, Reply } from '../../support/remote'

/** A gateway client that compares every answer with the OpenAPI document before a test gets it. */

type Responses = Record<string, { content?: Record<string, unknown> }>
type Paths = Record<string, Partial<Record<'get' | 'post', { responses: Responses }>>>

const document = openapiDocument('1.0.0')
export const paths = document.paths as unknown as Paths

const ajv = new Ajv({ strict: false, validateFormats: false })
ajv.addSchema({ ...document, $id: 'openapi' })

const validators = new Map<string, ValidateFunction>()
function validatorAt(pointer: string): ValidateFunction {
  const known = validators.get(pointer) ?? ajv.compile({ $ref: `openapi#${pointer}` })
  validators.set(pointer, known)
  return known
}

const escape = (part: string): string =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))

export interface Answered {
  status: number
  type: string
  body: unknown
}

/** The parts of an answer that the document does not describe, or undefined when there are none. */
export function undocumented(
  path: string,
  { status, type, body }: Answered,
  method: 'get' | 'post' = 'post',
): string | undefined {
  const content = paths[path]?.[method]?.responses[status]?.content
  if (!content) return `${method} ${path} does not document ${status}`
  if (!(type in content)) return `${method} ${path} does not document ${type} with ${status}`
  if (type !== 'application/json') return undefined
  const place = [path, method, 'responses', String(status), 'content', type].map(escape).join('/')
  const isSound = validatorAt(`/paths/${place}/schema`)
  return isSound(body)
    ? undefined
    : `${path} ${status} ${JSON.stringify(body).slice(0, 400)}: ${ajv.errorsText(isSound.errors)}`
}

export const typeOf = (answer: Response): string =>
  (answer.headers.get('content-type') ?? '').split(';')[0] ?? ''

/** Sends a body unchanged, compares the answer with the document and returns it. */
export async function ask(
  origin: string,
  path: string,
  body: unknown,
  { login, key, headers: more = {} }: CallOptions = {},
): Promise<Answered & { headers: Headers }> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(login && { [headers.loginId]: login.openId, [headers.loginToken]: login.token }),
      ...(key !== undefined && { [headers.idempotencyKey]: key }),
      ...more,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const told = { status: answer.status, type: typeOf(answer), body: await answer.json() }
  const missing = undocumented(path, told)
  if (missing) throw new Error(missing)
  return { ...told, headers: answer.headers }
}

/** The same gateway client, which also compares the answer of each call. */
export function documentedGateway<G extends RemoteGateway>(gateway: G): G {
  const call: RemoteGateway['call'] = async (name, data, options = {}) => {
    const { cmd, apiVersion, idempotent, ...rest }: Call = calls[name]
    const key = idempotent ? (options.key ?? randomUUID()) : options.key
    const body = { cmd, apiVersion, data }
    const told = await ask(gateway.origin, pathOf({ ...rest, cmd }), body, { ...options, key })
    return { ...(told.body as Reply), status: told.status, headers: told.headers } as never
  }
  return new Proxy(gateway, {
    get: (target, name) => (name === 'call' ? call : Reflect.get(target, name)),
  })
}
