import * as v from 'valibot'
import type { Context } from '../context'

const text = v.object({ version: v.string(), textHash: v.string() })

/** The words that are agreed to, as the catalogue has them now. */
export function authorizationText(ctx: Context): v.InferOutput<typeof text> {
  const entry = ctx.catalogue.config('pre_insure_page', 'document:authorization')
  if (!entry) throw new Error('The catalogue has lost the text of authorizations')
  return v.parse(text, JSON.parse(entry.configJsonValue))
}
