import * as v from 'valibot'
import { textHash } from './fields'

/**
 * A document to read inside the app (clauses, notes, rates): what GetConfigV2 answers in the
 * namespace `pre_insure_page` under `document:<id>`. A document link of type `doc` names it by
 * the address `/documents/<id>`.
 */
export const documentText = v.object({
  title: v.string(),
  version: v.string(),
  content: v.array(v.string()),
  textHash,
})
export type DocumentText = v.InferOutput<typeof documentText>

/** The address of the privacy policy, which the form asks for. */
export const PRIVACY = '/documents/privacy'

const ADDRESS = /^\/documents\/([\w-]+)$/

/** The configuration key behind a document address; undefined when it is some other link. */
export function documentKey(url: string): string | undefined {
  const id = ADDRESS.exec(url)?.[1]
  return id && `document:${id}`
}
