import * as v from 'valibot'

/** Parses JSON text by a schema. Answers undefined if it does not fit, and never throws. */
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
