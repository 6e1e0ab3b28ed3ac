import * as v from 'valibot'

/** Reads foreign data by a schema: its value, or undefined for anything else. */
export const parsedBy =
  <S extends v.GenericSchema>(schema: S) =>
  (raw: unknown): v.InferOutput<S> | undefined => {
    const parsed = v.safeParse(schema, raw)
    return parsed.success ? parsed.output : undefined
  }

/** The same for a text: undefined, too, where it is no JSON. */
export const parsedJson = <S extends v.GenericSchema>(
  schema: S,
  json: string,
): v.InferOutput<S> | undefined => {
  try {
    return parsedBy(schema)(JSON.parse(json))
  } catch {
    return undefined
  }
}
