import deepmerge from 'deepmerge'

export type Json = null | boolean | number | string | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }

export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A product file over its bases, the later one winning. Objects merge key by key; lists and
 * single values replace what was there, so a product always says its whole list itself.
 */
export const merge = (...layers: readonly JsonObject[]): JsonObject =>
  deepmerge.all<JsonObject>([...layers], { arrayMerge: (_under, over: Json[]) => over })
