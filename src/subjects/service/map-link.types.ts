import type { Hospital } from '@/contract/guides'

export interface MapLinkProps {
  hospital: Hospital
}
