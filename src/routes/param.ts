import type { Query } from '@/domain/address/query'

/**
 * One parameter of an address. It replaces a schema library, because the route table is in the
 * first load of every page.
 */
export interface Param<T extends string = string, N extends boolean = boolean> {
  /** Whether the page cannot open without it. */
  needed: N
  /** The allowed values. Any other value counts as missing. */
  among?: readonly T[]
}

export type Params = Readonly<Record<string, Param>>

export const needed: Param<string, true> = { needed: true }
export const optional: Param<string, false> = { needed: false }
export const oneOf = <T extends string>(...among: T[]): Param<T, false> => ({
  needed: false,
  among,
})
/** The parameters that identify a product. */
export const ofProduct = { cityCode: needed, productCode: needed }

type TextOf<P> = P extends Param<infer T> ? T : never
type NeededIn<S extends Params> = {
  [K in keyof S]: S[K] extends { needed: true } ? K : never
}[keyof S]

/** The types of required and optional parameters, from one table. */
export type Parsed<S extends Params> = { [K in NeededIn<S>]: TextOf<S[K]> } & {
  [K in Exclude<keyof S, NeededIn<S>>]?: TextOf<S[K]> | undefined
}

/** Reads the parameters of an address; undefined when a required one is missing. */
export const readParams = <S extends Params>(params: S, query: Query): Parsed<S> | undefined => {
  const read: Record<string, string> = {}
  for (const [name, { needed: isNeeded, among }] of Object.entries(params)) {
    const value = query[name]
    if (value && (!among || among.includes(value))) read[name] = value
    else if (isNeeded) return undefined
  }
  // Each name was checked against the entry that its type comes from.
  return read as Parsed<S>
}
