import type { ConfirmLink } from '@/contract/insured'
import { fill } from '@/copy/fill'
import { askInsured } from '@/copy/records/ask-insured'
import { defineDialog } from '@/ui/dialog/define'

interface ShownLink {
  link: ConfirmLink
  /** The target of the link, as an address of this host. */
  path: string
}

export interface ConfirmLinkProps extends ShownLink {
  /** The app that takes the link shows this name. */
  productName: string
  /** Ends the link and answers a new one; undefined if that failed. */
  renew: () => Promise<ShownLink | undefined>
}

/** The link with which an insured person confirms. The user can send, copy, show or renew it. */
export const confirmLinkDialog = defineDialog<ConfirmLinkProps>({
  look: 'sheet',
  label: ({ link }) => fill(askInsured.dialog, { NAME: link.insurantName }),
  load: async () => (await import('./body')).ConfirmLinkBody,
})
