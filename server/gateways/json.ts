import * as v from 'valibot'

/** Text of another system -> a value of that shape; anything else is nothing, never an exception. */
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
