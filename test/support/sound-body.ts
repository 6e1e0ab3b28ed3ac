import fc from 'fast-check'
import type { Schema } from '@/contract/call'

type Part = Record<string, unknown> & { type: string }

const optional = ['optional', 'exact_optional']

/** One string that the schema accepts. It is the same in every run. */
const text = (schema: Part): string => {
  const pipe = (schema['pipe'] as Part[] | undefined) ?? []
  if (pipe.some(({ type }) => type === 'iso_timestamp')) return new Date().toISOString()
  const regex = pipe.find(({ type }) => type === 'regex')?.['requirement']
  if (!(regex instanceof RegExp)) return 'x'
  return fc.sample(fc.stringMatching(regex), { seed: 7, numRuns: 1 })[0] ?? ''
}

/**
 * A body that a call's schema accepts. Values of `known` fill the top-level fields of the same
 * name, so that tests cover a new call without a change.
 */
export function soundBody(schema: Schema, known: Readonly<Record<string, unknown>>): unknown {
  const part = schema as unknown as Part
  switch (part.type) {
    case 'strict_object':
    case 'object':
      return Object.fromEntries(
        Object.entries(part['entries'] as Record<string, Schema>).flatMap(([name, inner]) => {
          if (name in known) return [[name, known[name]]]
          return optional.includes((inner as unknown as Part).type)
            ? []
            : [[name, soundBody(inner, {})]]
        }),
      )
    case 'array':
      return [soundBody(part['item'] as Schema, known)]
    case 'variant':
    case 'union':
      return soundBody((part['options'] as Schema[])[0] as Schema, known)
    case 'optional':
    case 'exact_optional':
    case 'nullable':
      return soundBody(part['wrapped'] as Schema, known)
    case 'literal':
      return part['literal']
    case 'picklist':
      return (part['options'] as unknown[])[0]
    case 'string':
      return text(part)
    case 'number':
      return 1
    case 'boolean':
      return true
    default:
      return {}
  }
}
