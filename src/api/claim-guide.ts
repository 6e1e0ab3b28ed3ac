import type { ProductId } from '@/contract/fields'
import { claimGuide, claimGuideKey } from '@/contract/guides'
import { requiredConfig } from './parsed-config'

/** Fetches the claim guide of a product. The error is NOT_FOUND where an older gateway answers. */
export const fetchClaimGuide = (product: ProductId) =>
  requiredConfig(claimGuide, 'pre_insure_page', claimGuideKey(product))
