import type { ConfirmLink } from '@/contract/insured'

export interface SendLinkProps {
  link: ConfirmLink
  path: string
  title: string
}
