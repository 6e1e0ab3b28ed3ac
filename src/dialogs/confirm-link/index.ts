import type { ConfirmLink } from '@/contract/insurant-confirmation'
import { fill } from '@/copy/fill'
import { askInsured } from '@/copy/records/ask-insured'
import { defineDialog } from '@/ui/dialog/define'

interface ShownLink {
  link: ConfirmLink
  /** Where it leads, as this host writes addresses. */
  path: string
}

export interface ConfirmLinkProps extends ShownLink {
  /** Named where an app takes the link. */
  productName: string
  /** Ends it and gives another; undefined where that did not come about. */
  renew: () => Promise<ShownLink | undefined>
}

/** The link by which an insured person confirms: sent, copied or scanned, and changed. */
export const confirmLinkDialog = defineDialog<ConfirmLinkProps>({
  look: 'sheet',
  label: ({ link }) => fill(askInsured.dialog, { NAME: link.insurantName }),
  load: async () => (await import('./body')).ConfirmLinkBody,
})
