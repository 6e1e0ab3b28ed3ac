import fc from 'fast-check'
import type { Schema } from '@/contract/call'

/**
 * Random bodies that almost fit a schema: most values are valid and some are hostile. In this way a
 * fuzz run also reaches the code behind the schema, which an arbitrary body never reaches.
 */

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[
      '',
      '\0',
      'a\0b',
      '\uD800',
      'x\uDFFFy',
      '\r\nlevel=50',
      '../..',
      "' or 1=1--",
      '<b>',
      '１２',
    ],
    ...[
      'x'.repeat(10_000),
      '𠮷'.repeat(300),
      '2026-02-31',
      '9999-12-31T23:59:59.999Z',
      '__proto__',
    ],
    ...[-1, -0, 0.1, 1e308, 2 ** 31, 2 ** 53, 2 ** 63, null, true, [], {}, [[[]]]],
  ),
  fc.jsonValue({ maxDepth: 2 }),
)

type Part = Record<string, unknown> & { type: string }
const part = (schema: unknown): Part => schema as Part

/** One in a dozen leaves is hostile. */
const leaf = (sound: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 11, arbitrary: sound }, { weight: 1, arbitrary: hostile })

function text(schema: Part): fc.Arbitrary<string> {
  const pipe = (schema['pipe'] as Part[] | undefined) ?? []
  const regex = pipe.find(({ type }) => type === 'regex')?.['requirement']
  if (pipe.some(({ type }) => type === 'iso_timestamp'))
    return fc.date({ noInvalidDate: true, min: new Date(0) }).map((date) => date.toISOString())
  if (regex instanceof RegExp) return fc.stringMatching(regex)
  return fc.string({ maxLength: 20, unit: 'grapheme' })
}

const many = (parts: unknown): fc.Arbitrary<unknown>[] =>
  (parts as Schema[]).map((option) => nearly(option))

export function nearly(schema: Schema): fc.Arbitrary<unknown> {
  const found = part(schema)
  switch (found.type) {
    case 'strict_object':
    case 'object': {
      const entries = Object.entries(found['entries'] as Record<string, Schema>)
      const sound = fc.record(
        Object.fromEntries(entries.map(([name, inner]) => [name, nearly(inner)])),
        {
          requiredKeys: entries
            .filter(([, inner]) => part(inner).type !== 'optional')
            .map(([name]) => name),
        },
      )
      return sound
    }
    case 'array':
      return leaf(fc.array(nearly(found['item'] as Schema), { minLength: 1, maxLength: 4 }))
    case 'variant':
    case 'union':
      return fc.oneof(...many(found['options']))
    case 'optional':
    case 'nullable':
      return nearly(found['wrapped'] as Schema)
    case 'literal':
      return leaf(fc.constant(found['literal']))
    case 'picklist':
      return leaf(fc.constantFrom(...(found['options'] as unknown[])))
    case 'string':
      return leaf(text(found))
    case 'number':
      return leaf(fc.oneof(fc.nat(1000), fc.integer(), fc.double({ noNaN: true })))
    case 'boolean':
      return leaf(fc.boolean())
    case 'record':
      return leaf(fc.dictionary(fc.string(), nearly(found['value'] as Schema), { maxKeys: 3 }))
    default:
      return hostile
  }
}
