import * as v from 'valibot'
import type { AgreedText } from '@/contract/fields'
import type { Context } from './context'

const text = v.object({ version: v.string(), textHash: v.string() })

/** Texts that somebody agrees to apart from a product's own. */
type Name = 'renewal' | 'authorization' | 'insurant-confirmation'

/** The words that are agreed to, as the catalogue has them now, and the key that they are read by. */
export function agreedText(ctx: Context, name: Name): AgreedText {
  const key = `document:${name}`
  const entry = ctx.catalogue.config('pre_insure_page', key)
  if (!entry) throw new Error(`The catalogue has lost ${key}`)
  return { key, ...v.parse(text, JSON.parse(entry.configJsonValue)) }
}
