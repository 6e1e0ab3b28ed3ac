import * as v from 'valibot'

/** Reads outside data by a schema. It answers undefined when the data does not match. */
export const parseWith =
  <S extends v.GenericSchema>(schema: S) =>
  (raw: unknown): v.InferOutput<S> | undefined => {
    const parsed = v.safeParse(schema, raw)
    return parsed.success ? parsed.output : undefined
  }

/** The same for JSON text. It also answers undefined when the text is not JSON. */
export const parsedJson = <S extends v.GenericSchema>(
  schema: S,
  json: string,
): v.InferOutput<S> | undefined => {
  try {
    return parseWith(schema)(JSON.parse(json))
  } catch {
    return undefined
  }
}
