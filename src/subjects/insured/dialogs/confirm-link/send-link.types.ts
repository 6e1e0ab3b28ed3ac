import type { ConfirmLink } from '@/contract/insurant-confirmation'

export interface SendLinkProps {
  link: ConfirmLink
  path: string
  title: string
}
