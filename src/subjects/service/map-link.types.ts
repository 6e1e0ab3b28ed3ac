import type { Hospital } from '@/contract/hospital-list'

export interface MapLinkProps {
  hospital: Hospital
}
