import { fill } from '@/copy/fill'
import { insurants } from '@/copy/product/insurants'
import type { Terms } from '@/copy/product/terms'
import type { InsurantStatus } from '@/domain/insurant/insurant-status'
import type { Relation } from '@/domain/insurant/relation'
import { defineDialog } from '@/ui/dialog/define'

/** Somebody insured before, or kept as a contact, as one of the list. */
export interface KnownInsurant {
  /** Tells them apart; the answer names it. */
  id: string
  /** What may be shown of name and number. */
  name: string
  credentialNo: string
  relationType: Relation
  /** How they stand with this product, and until when (a day, or an instant while unpaid). */
  status: InsurantStatus
  expireTime: string | null
  /** Why they cannot be chosen now: covered, in the form already, or one too many of a relation. */
  closed?: 'INSURED' | 'ADDED' | 'RELATION' | undefined
  /** May be taken off the list. */
  canForget?: boolean
}

export interface KnownInsurantsProps {
  list: readonly KnownInsurant[]
  terms: Terms
  /** What the product says above the list (`insurantListPopupGapTipText`). */
  tip?: string | undefined
}

export interface KnownInsurantsAnswer {
  step: 'choose' | 'forget'
  id: string
}

/** People who need not be typed again (specification section 3, historical insurants and contacts). */
export const knownInsurants = defineDialog<KnownInsurantsProps, KnownInsurantsAnswer>({
  look: 'sheet',
  label: ({ terms }) => fill(insurants.historyTitle, terms),
  load: async () => (await import('./body')).KnownInsurantsBody,
})
