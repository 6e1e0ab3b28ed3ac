import type { RevokeInfo } from '@/contract/revoke'
import { fill } from '@/copy/fill'
import { wording } from '@/copy/product/wording'
import { revokeWords } from '@/copy/records/refunds'
import { defineDialog } from '@/ui/dialog/define'

export interface RevokeFareProps {
  info: RevokeInfo
}

/** Every policy that would be revoked, per person, and the refund. */
export const revokeFare = defineDialog<RevokeFareProps>({
  look: 'sheet',
  label: ({ info }) => fill(revokeWords(info).title, wording(info)),
  load: async () => (await import('./body')).RevokeFareBody,
})
