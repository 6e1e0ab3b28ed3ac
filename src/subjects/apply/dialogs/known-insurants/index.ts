import { fill } from '@/copy/fill'
import { insurants } from '@/copy/product/insurants'
import type { Terms } from '@/copy/product/wording'
import type { InsurantStatus, Relation } from '@/domain/apply/relation'
import { defineDialog } from '@/ui/dialog/define'

/** A list entry: a person insured before or kept as a contact. */
export interface KnownInsurant {
  /** The id that the answer names. */
  id: string
  /** Name and number, masked. */
  name: string
  credentialNo: string
  relationType: Relation
  /** The person's status under this product, and until when (a day, or an instant while unpaid). */
  status: InsurantStatus
  expireTime: string | null
  /**
   * Why the person cannot be chosen now: already insured, already in the form, outside the ages of
   * the product, or too many of a relation.
   */
  closed?: 'INSURED' | 'ADDED' | 'AGE' | 'RELATION' | undefined
  /** Whether the user may remove the person from the list. */
  canForget?: boolean
}

export interface KnownInsurantsProps {
  list: readonly KnownInsurant[]
  terms: Terms
  /** The youngest and the oldest that the product insures, in full years. */
  ages: { MIN: number; MAX: number }
  /** The product's text above the list (`insurantListPopupGapTipText`). */
  tip?: string | undefined
}

export interface KnownInsurantsAnswer {
  step: 'choose' | 'forget'
  id: string
}

/** Offers known people, so that they are not typed again. */
export const knownInsurants = defineDialog<KnownInsurantsProps, KnownInsurantsAnswer>({
  look: 'sheet',
  label: ({ terms }) => fill(insurants.historyTitle, terms),
  load: async () => (await import('./body')).KnownInsurantsBody,
})
