import * as v from 'valibot'
import type { Context } from '../context'

const text = v.object({ version: v.string(), textHash: v.string() })

/** The words that are agreed to, as the catalogue has them now. */
export function consentText(ctx: Context): v.InferOutput<typeof text> {
  const entry = ctx.catalogue.config('pre_insure_page', 'document:renewal')
  if (!entry) throw new Error('The catalogue has lost the text of automatic renewal')
  return v.parse(text, JSON.parse(entry.configJsonValue))
}
