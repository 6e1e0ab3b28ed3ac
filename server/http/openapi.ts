import { toJsonSchema } from '@valibot/to-json-schema'
import { apiVersions, pathOf, type Call, type Schema } from '@/contract/call'
import { calls } from '@/contract/calls'
import { headers, withoutCookies } from '@/contract/envelope'
import type { ErrorName } from '@/contract/errors'
import { statusOf } from './envelope'
import { fieldWords } from './field-words'
import { generalErrors } from './general-errors'
import { extra, jsonAnswer, refusal } from './openapi-answers'
import { getPaths } from './openapi-gets'

/**
 * Builds the OpenAPI document from the table of calls, with every status, code and field that is
 * sent or read.
 */

type Json = Record<string, unknown>

export const schemaOf = (schema: Schema, typeMode: 'input' | 'output' = 'input'): Json => {
  const { $schema: _dialect, ...json } = toJsonSchema(schema, { errorMode: 'ignore', typeMode })
  return json
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The unit of a field, as its name and its schema show it. */
function unitOf(name: string, { type, pattern, format }: Json): string {
  if (name.endsWith('Fen')) return 'Integer fen (1/100 yuan).'
  if (typeof pattern === 'string' && pattern.includes('\\d{4}-\\d{2}-\\d{2}'))
    return 'Calendar day YYYY-MM-DD in Asia/Shanghai.'
  const isInstant = format === 'date-time' || (name.endsWith('At') && type === 'string')
  return isInstant ? 'Instant, ISO 8601 with offset.' : ''
}

/** Adds words and unit to the fields of the schema that have any, at every depth. */
export function described(call: string, schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map((each) => described(call, each))
  if (!isObject(schema)) return schema
  const inner = Object.entries(schema).map(([key, value]): [string, unknown] => {
    if (key === 'enum' || key === 'const' || key === 'required' || key === 'default')
      return [key, value]
    if (key !== 'properties' || !isObject(value)) return [key, described(call, value)]
    const fields = Object.entries(value).map(([name, field]): [string, unknown] => {
      const words = fieldWords[`${call}.${name}`] ?? fieldWords[name] ?? ''
      const shape = described(call, field)
      if (!isObject(shape)) return [name, shape]
      const description = `${words} ${unitOf(name, shape)}`.trim()
      return [name, description === '' ? shape : { ...shape, description }]
    })
    return [key, Object.fromEntries(fields)]
  })
  return Object.fromEntries(inner)
}

/** Headers that any call may carry, and the cookie that a browser's login is bound to. */
const parameters = {
  requestId: header(
    headers.requestId,
    'Names the request in the logs of both sides; answered back.',
  ),
  appId: header(
    headers.appId,
    'The WeChat app around the caller, `h5-normal` in a browser. Decides which ways to pay are offered, under which app an order is placed, and whose message templates are answered.',
  ),
  channel: header(headers.channel, 'The channel that the person came by; changes no answer.'),
  wtagid: header(headers.wtagid, 'Tag of the share that the person came by; changes no answer.'),
  outerId: header(
    headers.outerId,
    'A partner’s number; changes no answer. What an order keeps is `outerId` in its data.',
  ),
  version: header(headers.version, 'Of the application, for the log; changes no answer.'),
  scene: header(headers.scene, 'By which door the person came in, for the log; changes no answer.'),
  ticket: header(
    headers.ticket,
    'Keeps the place of who was told to wait (`extra.place.ticket`); other calls need none.',
  ),
  traceparent: header(
    headers.traceparent,
    'W3C Trace Context, where the gateway is traced; changes no answer.',
  ),
  cookies: header(
    Object.keys(withoutCookies).join(),
    '`none` where the browser keeps no cookies: its login is then bound to none.',
  ),
  bound: {
    name: 'hm_bound',
    in: 'cookie',
    required: false,
    description:
      'Of a browser: the second half of its login, set by the answer that signs in (`__Host-hm_bound` over TLS, `__Secure-hm_bound` with COOKIE_DOMAIN). A token without the cookie it was bound to is no login.',
    schema: { type: 'string' },
  },
  loginId: header(headers.loginId, '`openId` of the login.'),
  loginToken: header(headers.loginToken, '`token` of the login.'),
}

function header(name: string, description: string, required = false) {
  return { name, in: 'header', required, description, schema: { type: 'string' } }
}

/**
 * Visitor calls list the login headers too, because their answer may depend on the user who is
 * signed in.
 */
const parametersOf = ({ access, idempotent }: Call) => {
  const shared = Object.keys(parameters)
    .filter((name) => access === 'visitor' || !name.startsWith('login'))
    .map((name) => ({ $ref: `#/components/parameters/${name}` }))
  return [
    ...(access === 'user'
      ? [
          { ...parameters.loginId, required: true },
          { ...parameters.loginToken, required: true },
        ]
      : []),
    ...(idempotent
      ? [
          header(
            headers.idempotencyKey,
            'UUID v4; the same key is answered, not done, again.',
            true,
          ),
        ]
      : []),
    ...shared,
  ]
}

/** What a login is sent as. A call of visitors takes one too, and is answered without. */
const login = { loginId: [], loginToken: [] }
const securityOf = ({ access }: Call) => (access === 'user' ? [login] : [{}, login])

const securitySchemes = {
  loginId: apiKey('header', headers.loginId, '`openId` of the login.'),
  loginToken: apiKey('header', headers.loginToken, '`token` of the login.'),
  addressId: apiKey('query', 'openId', '`openId` of the login, in an address that a picture has.'),
  addressToken: apiKey('query', 'token', '`token` of the login, beside it.'),
}

function apiKey(where: 'header' | 'query', name: string, description: string) {
  return { type: 'apiKey', in: where, name, description }
}

const envelope = (name: string, call: Call) => ({
  type: 'object',
  required: ['cmd', 'apiVersion', 'data'],
  additionalProperties: false,
  properties: {
    cmd: { const: call.cmd, description: 'Repeats the last part of the address.' },
    apiVersion: {
      ...{ type: 'integer', enum: apiVersions, examples: [call.apiVersion] },
      description: 'Of the envelope; either is taken.',
    },
    data: { ...(described(name, schemaOf(call.request)) as Json), description: 'What is asked.' },
  },
})

const success = (name: string, call: Call) => ({
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: { const: 0, description: 'Success.' },
    message: { const: '', description: 'Empty.' },
    data: {
      ...(described(name, schemaOf(call.response, 'output')) as Json),
      description: 'The answer.',
    },
  },
})

/** The refusals of a call by HTTP status. Status 200 holds the refusals by business rules. */
function refusalsOf(call: Call): Map<number, ErrorName[]> {
  const byStatus = new Map<number, ErrorName[]>()
  for (const name of new Set([...call.errors, ...generalErrors(call), 'UNKNOWN' as const]))
    byStatus.set(statusOf(name), [...(byStatus.get(statusOf(name)) ?? []), name])
  return byStatus
}

function responsesOf(name: string, call: Call): Json {
  const refusals = refusalsOf(call)
  const business = refusals.get(200) ?? []
  refusals.delete(200)
  return {
    200: jsonAnswer('Done (code 0), or refused by a rule of the business.', {
      oneOf: [success(name, call), refusal(business)],
    }),
    ...Object.fromEntries(
      [...refusals].map(([status, names]) => [
        status,
        jsonAnswer(`Refused: ${names.join(', ')}.`, refusal(names)),
      ]),
    ),
  }
}

const operation = (name: string, call: Call) => ({
  operationId: name,
  summary: call.summary,
  ...(call.deprecated && { deprecated: true }),
  security: securityOf(call),
  parameters: parametersOf(call),
  requestBody: {
    required: true,
    content: { 'application/json': { schema: envelope(name, call) } },
  },
  responses: responsesOf(name, call),
})

export const openapiDocument = (version: string) => ({
  openapi: '3.1.0',
  info: {
    title: 'Huimin gateway',
    version,
    license: { name: 'MIT', identifier: 'MIT' },
    description: [
      'Every call is a POST of `{ cmd, apiVersion, data }`, answered by `{ code, message, data }`; code 0 is success. Unknown fields of a request are refused, answers may gain fields.',
      'A refusal changes nothing and has `extra` in the place of `data`. It is not kept under its idempotency key, so the mended request may be sent with the same one.',
      'ADDRESS_UNKNOWN is an address that is not listed here; NOT_FOUND is a record that is not there, or somebody else’s.',
      'A lost login may also be told by an older gateway as the bare text AuthFailed.',
    ].join(' '),
  },
  servers: [{ url: '/', description: 'The gateway that this document was read from.' }],
  paths: {
    ...Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [pathOf(call), { post: operation(name, call) }]),
    ),
    ...getPaths,
  },
  components: { schemas: { Extra: extra }, parameters, securitySchemes },
})
