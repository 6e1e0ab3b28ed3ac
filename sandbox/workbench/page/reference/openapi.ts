/** The part of OpenAPI 3.1 that the reference shows. */
export interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  format?: string
  pattern?: string
  default?: unknown
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  additionalProperties?: Schema | boolean
  $ref?: string
}

export interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
}

interface Content {
  description?: string
  content?: Record<string, { schema?: Schema }>
}

export interface Operation {
  operationId: string
  summary?: string
  deprecated?: boolean
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: Content
  responses: Record<string, Content>
}

export interface Document {
  info: { title: string; version: string; description?: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> }
}

/** One field of a request or an answer, at its path: `insurants[].name`. */
export interface Row {
  path: string
  type: string
  isRequired: boolean
  meaning: string
}

/** What may stand in a field, in one line. */
const typeOf = (schema: Schema): string => {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map(typeOf))].join(' | ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.items) return `${typeOf(schema.items)}[]`
  if (schema.format) return `${schema.type} (${schema.format})`
  return schema.pattern ? `${schema.type} /${schema.pattern}/` : (schema.type ?? 'any')
}

/** The fields of a schema, the inner ones after the one that holds them. */
export const rowsOf = (schema: Schema, at = ''): Row[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    {
      path: at + name,
      type: typeOf(field),
      isRequired: schema.required?.includes(name) ?? false,
      meaning: field.description ?? '',
    },
    ...innerOf(field).flatMap((inner) => rowsOf(inner, `${at}${name}${field.items ? '[]' : ''}.`)),
  ])

const innerOf = ({ items, anyOf, oneOf, additionalProperties, ...schema }: Schema): Schema[] => {
  const choices = anyOf ?? oneOf
  if (choices) return choices.flatMap(innerOf)
  if (items) return innerOf(items)
  if (typeof additionalProperties === 'object') return innerOf(additionalProperties)
  return schema.properties ? [schema] : []
}

/** What a call asks for and answers, without its envelope. */
export const dataOf = ({ content = {} }: Content): Schema | undefined => {
  const schema = content['application/json']?.schema
  const [success = schema] = schema?.oneOf ?? []
  return success?.properties?.['data']
}
