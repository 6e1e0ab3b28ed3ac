import { pathOf, type Call } from '@/contract/call'
import { calls } from '@/contract/calls'
import { headers } from '@/contract/envelope'
import { errorCodes } from '@/contract/errors'
import { statusOf } from './envelope'
import { schemaOf } from './openapi'

/** Writes the readable reference (docs/api.md) from the table of calls. */

interface Json {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  pattern?: string
  properties?: Record<string, Json>
  required?: string[]
  items?: Json
  anyOf?: Json[]
  oneOf?: Json[]
  additionalProperties?: Json | boolean
}

const code = (value: unknown): string => JSON.stringify(value).replaceAll('"', "'")

/** Writes a schema as one line: `{ payOrderId: string, itemList?: [...] }`. */
function shape(schema: Json): string {
  const { properties, required = [], items, additionalProperties } = schema
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map(shape).join(' | ')
  if ('const' in schema) return code(schema.const)
  if (schema.enum) return schema.enum.map(code).join(' | ')
  if (items) return `${shape(items)}[]`
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${shape(field)}`,
    )
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
  }
  if (typeof additionalProperties === 'object') return `{ [key]: ${shape(additionalProperties)} }`
  return schema.pattern ? `string /${schema.pattern}/` : String(schema.type ?? 'any')
}

const fields = (json: Json): string[] => {
  const entries = Object.entries(json.properties ?? {})
  if (entries.length === 0) return ['Nothing.', '']
  const rows = entries.map(([name, field]) => {
    const mark = json.required?.includes(name) ? '' : '?'
    return `- \`${name}${mark}\`: \`${shape(field)}\``
  })
  return [...rows, '']
}

const section = (call: Call): string[] => [
  `## ${call.cmd}`,
  '',
  call.summary,
  '',
  `\`POST ${pathOf(call)}\` · apiVersion ${call.apiVersion} · ${call.access === 'user' ? 'signed in' : 'everybody'}${call.idempotent ? ` · needs \`${headers.idempotencyKey}\`` : ''}${call.deprecated ? ' · deprecated: a second address of another call' : ''}`,
  '',
  '**Request**',
  '',
  ...fields(schemaOf(call.request)),
  '**Answer**',
  '',
  ...fields(schemaOf(call.response)),
  ...(call.errors.length > 0
    ? [`**Errors** ${call.errors.map((name) => `${name} (${errorCodes[name]})`).join(', ')}`, '']
    : []),
]

export const apiReference = (): string =>
  [
    '# Calls',
    '',
    'Written by `npm run docs:api` from `src/contract`; the same as OpenAPI: `GET /openapi.json`.',
    '',
    'Every call is a POST of `{ cmd, apiVersion, data }` and answers `{ code, message, data, extra? }`;',
    'code 0 is success. Unknown fields are refused. A refusal has a sentence for people in `message` and',
    '`extra`, always of one shape: `code` is the exact reason by its name (a rule that a field breaks, the',
    "state that something is in, else the name of the envelope's code; `AuthFailed` and `999` are the",
    "specification's own), `codeMsg` its sentence, `name` the name of the envelope's code, `field` the path",
    'of the refused field (`insurants.1.name`); `proposalId` names an order that is in the way, `amountFen`',
    'what something costs by now. `path` and `rule` repeat `field` and `code` for older releases. A refusal',
    'changes nothing and is not kept under its idempotency key, so the mended request may be sent with',
    'the same one. Nothing answers at an address that is not listed here: ADDRESS_UNKNOWN; NOT_FOUND is a',
    "record that is not there, or somebody else's.",
    '',
    'Beside the errors under each call, any call may be refused with BAD_REQUEST, TOO_LARGE,',
    'TOO_MANY_REQUESTS, UNAVAILABLE or MAINTENANCE; one for people who are signed in with AUTH_FAILED,',
    'and one that needs a key with a code whose name begins with IDEMPOTENCY.',
    '',
    ...Object.values(calls).flatMap(section),
    '# Codes',
    '',
    '| Code | Name | HTTP |',
    '| ---: | --- | ---: |',
    ...(Object.keys(errorCodes) as (keyof typeof errorCodes)[]).map(
      (name) => `| ${errorCodes[name]} | ${name} | ${statusOf(name)} |`,
    ),
    '',
  ].join('\n')
