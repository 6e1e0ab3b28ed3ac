import * as v from 'valibot'
import type { AgreedText } from '@/contract/fields'
import type { Context } from './context'

const text = v.object({ version: v.string(), textHash: v.string() })

/** Texts that people agree to outside the documents of a product. */
type Name = 'renewal' | 'authorization' | 'insurant-confirmation' | 'delegation'

/**
 * The present version of such a text in the catalogue, and the key under which a client reads it.
 * Throws when the catalogue does not have it.
 */
export function agreedText(ctx: Context, name: Name): AgreedText {
  const key = `document:${name}`
  const entry = ctx.catalogue.config('pre_insure_page', key)
  if (!entry) throw new Error(`The catalogue has lost ${key}`)
  return { key, ...v.parse(text, JSON.parse(entry.configJsonValue)) }
}
