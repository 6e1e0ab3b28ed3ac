import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { coreError, errorMeanings, errorStatuses, isErrorCode } from './errors'
import { ports, type Port } from './table'
import { key } from './values'

/** The OpenAPI 3.1 document of the ports, made of the table. */

type Json = Record<string, unknown>

export const jsonSchemaOf = (schema: GenericSchema): Json => {
  const { $schema: _dialect, ...json } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode: 'input',
  })
  return json
}

const json = (schema: unknown): Json => ({ content: { 'application/json': { schema } } })

const header = (name: string, description: string, schema: Json) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
})

const keyId = { type: 'string' }
const timestamp = { type: 'string', pattern: '^\\d{10}$' }
const signature = { type: 'string', pattern: '^[0-9a-f]{64}$' }

const signedParameters = [
  header('x-key-id', 'Names the secret.', keyId),
  header('x-timestamp', 'Seconds since 1970.', timestamp),
  header(
    'x-signature',
    'HMAC-SHA256 of `<timestamp>\\n<body>\\n`, in hex; of a GET, of its path and query instead of the body.',
    signature,
  ),
]

const signedAnswer = {
  'x-key-id': { required: true, schema: keyId },
  'x-timestamp': { required: true, schema: timestamp },
  'x-signature': { required: true, schema: signature, description: 'Of the body of the answer.' },
}

const errors = (): Json => {
  const byStatus = new Map<number, string[]>()
  for (const [code, status] of Object.entries(errorStatuses))
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes
          .filter(isErrorCode)
          .map((code) => `${code}: ${errorMeanings[code]}`)
          .join(' '),
        headers: signedAnswer,
        ...json({ $ref: '#/components/schemas/Error' }),
      },
    ]),
  )
}

const queryOf = (schema: GenericSchema): Json[] => {
  const { properties, required } = jsonSchemaOf(schema)
  const fields: Record<string, unknown> = { ...(typeof properties === 'object' && properties) }
  return Object.entries(fields).map(([name, field]) => ({
    name,
    in: 'query',
    required: Array.isArray(required) && required.some((known) => known === name),
    schema: field,
  }))
}

const operationOf = (name: string, port: Port): Json => ({
  operationId: name,
  summary: port.summary,
  'x-time-limit-ms': port.timeLimitMs,
  parameters: [
    ...signedParameters,
    ...(port.path.includes('{no}')
      ? [{ name: 'no', in: 'path', required: true, schema: { type: 'string' } }]
      : []),
    ...(port.method === 'POST'
      ? [header('x-idempotency-key', 'Equal to `key` of the body.', jsonSchemaOf(key))]
      : queryOf(port.request)),
  ],
  ...(port.method === 'POST' && {
    requestBody: { required: true, ...json(jsonSchemaOf(port.request)) },
  }),
  responses: {
    '200': { description: 'Answered.', headers: signedAnswer, ...json(jsonSchemaOf(port.answer)) },
    ...errors(),
  },
})

export const openApi = (): Json => {
  const paths: Record<string, Json> = {}
  for (const [name, port] of Object.entries<Port>(ports))
    paths[port.path] = { ...paths[port.path], [port.method.toLowerCase()]: operationOf(name, port) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ports of an insurer’s core',
      version: '1',
      description:
        'The gateway asks, the core answers. docs/insurer-core.en.md explains all of it.',
    },
    paths,
    components: { schemas: { Error: jsonSchemaOf(coreError) } },
  }
}
