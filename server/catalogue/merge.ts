import deepmerge from 'deepmerge'

export type Json = null | boolean | number | string | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Lays a product file over its bases; later layers win. Objects merge key by key. Lists and single
 * values replace the earlier value, so a product always states its whole list. Nothing is copied: the
 * result shares its parts with the layers.
 */
export const merge = (...layers: readonly JsonObject[]): JsonObject =>
  deepmerge.all<JsonObject>([...layers], {
    clone: false,
    arrayMerge: (_under, over: Json[]) => over,
  })
