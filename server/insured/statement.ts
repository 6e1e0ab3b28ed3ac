import * as v from 'valibot'
import type { Context } from '../context'

const text = v.object({ version: v.string(), textHash: v.string() })

/** The words that are confirmed, as the catalogue has them now. */
export function statementOf(ctx: Context): v.InferOutput<typeof text> {
  const entry = ctx.catalogue.config('pre_insure_page', 'document:insurant-confirmation')
  if (!entry) throw new Error('The catalogue has lost the statement of the insured')
  return v.parse(text, JSON.parse(entry.configJsonValue))
}
