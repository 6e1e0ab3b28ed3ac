import * as v from 'valibot'

/**
 * Parses another system's text by a schema. Answers undefined if it does not fit, and never throws.
 */
export function readJson<S extends v.GenericSchema>(
  schema: S,
  text: string,
): v.InferOutput<S> | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const parsed = v.safeParse(schema, value)
  return parsed.success ? parsed.output : undefined
}
