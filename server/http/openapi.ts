import { toJsonSchema } from '@valibot/to-json-schema'
import { pathOf, type Call, type Schema } from '@/contract/call'
import { calls } from '@/contract/calls'
import { headers } from '@/contract/envelope'
import { errorCodes } from '@/contract/errors'

/** The OpenAPI document, from the table of calls. */

export const schemaOf = (schema: Schema): Record<string, unknown> => {
  const { $schema: _dialect, ...json } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode: 'input',
  })
  return json
}

const header = (name: string, required: boolean, description: string) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
})

const parametersOf = (call: Call) => [
  ...(call.access === 'user'
    ? [
        header(headers.loginId, true, 'openId of the login'),
        header(headers.loginToken, true, 'token of the login'),
      ]
    : []),
  ...(call.idempotent
    ? [header(headers.idempotencyKey, true, 'UUID v4; the same key is answered, not done, again')]
    : []),
]

const envelope = (call: Call) => ({
  type: 'object',
  required: ['cmd', 'apiVersion', 'data'],
  additionalProperties: false,
  properties: {
    cmd: { const: call.cmd },
    apiVersion: { const: call.apiVersion },
    data: schemaOf(call.request),
  },
})

const answer = (call: Call) => ({
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { enum: [0, ...call.errors.map((name) => errorCodes[name])] },
    message: { type: 'string' },
    data: schemaOf(call.response),
    extra: {
      type: 'object',
      properties: {
        code: { type: ['string', 'number'] },
        codeMsg: { type: 'string' },
        path: { type: 'string' },
        rule: { type: 'string' },
      },
    },
  },
})

const json = <S extends object>(schema: S) => ({ content: { 'application/json': { schema } } })

const operation = (call: Call) => ({
  operationId: call.cmd,
  summary: call.summary,
  ...(call.deprecated && { deprecated: true }),
  parameters: parametersOf(call),
  requestBody: { required: true, ...json(envelope(call)) },
  responses: { 200: { description: 'The envelope; code 0 is success', ...json(answer(call)) } },
})

export const openapiDocument = (version: string) => ({
  openapi: '3.1.0',
  info: { title: 'Huimin gateway', version },
  paths: Object.fromEntries(
    Object.values(calls).map((call) => [pathOf(call), { post: operation(call) }]),
  ),
})
