import * as v from 'valibot'

/** Reads foreign data by a schema: its value, or undefined for anything else. */
export const parsedBy =
  <S extends v.GenericSchema>(schema: S) =>
  (raw: unknown): v.InferOutput<S> | undefined => {
    const parsed = v.safeParse(schema, raw)
    return parsed.success ? parsed.output : undefined
  }
