import * as v from 'valibot'

/** JSON text as a value of that shape; anything else is nothing, never an exception. */
export function readJson<S extends v.GenericSchema>(
  schema: S,
  text: string,
): v.InferOutput<S> | undefined {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
