import * as v from 'valibot'
import type { ClaimGuide } from '@/contract/guides'
import { coverKinds } from '@/domain/product/cover'
import type { Finding } from './problem'
import type { ProductFile } from './product-file'

const paper = v.pipe(v.string(), v.minLength(1), v.maxLength(60))
const papers = v.pipe(v.array(paper), v.minLength(1))

/**
 * The claim part of a file. The common base lists the documents for each kind of benefit, and a
 * product adds its own values.
 */
export const claimFile = v.strictObject({
  /** The time limit for the call, in the words of the notices: 事故后48小时内. */
  reportWithin: v.exactOptional(paper),
  usual: papers,
  papers: v.record(v.picklist(coverKinds), papers),
})

type Claimed = Pick<ProductFile, 'claim' | 'coverage' | 'facts'>

/**
 * The claim guide of a product. Kinds are in the order of the coverage table; a kind without
 * documents is left out.
 */
export function claimGuideOf({ claim, coverage, facts }: Claimed): ClaimGuide {
  const { reportWithin, usual } = claim
  const all = new Map(Object.entries(claim.papers))
  const kinds = [...new Set(coverage.map(({ kind }) => kind))].flatMap((kind) => {
    const needed = all.get(kind)
    const rows = coverage.filter((row) => row.kind === kind)
    const benefits = [...new Set(rows.map(({ name }) => name))]
    return needed ? [{ kind, benefits, papers: needed }] : []
  })
  return {
    ...(reportWithin !== undefined && { reportWithin }),
    ...(facts.claimTime !== undefined && { claimTime: facts.claimTime }),
    ...(facts.hospitals !== undefined && { hospitals: facts.hospitals }),
    usual,
    kinds,
  }
}

/**
 * Finds kinds of benefits without claim documents. Only `other`, which are services and no money,
 * needs none.
 */
export function brokenClaim({ claim, coverage }: Pick<Claimed, 'claim' | 'coverage'>): Finding[] {
  const known = new Set(Object.keys(claim.papers))
  const missing = coverage.filter(({ kind }) => kind !== 'other' && !known.has(kind))
  return missing.map(({ kind }) => ({
    path: `claim.papers.${kind}`,
    message: 'Needed by coverage',
  }))
}
