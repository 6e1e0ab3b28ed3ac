import { claimGuide, claimGuideKey } from '@/contract/claim-guide'
import type { ProductId } from '@/contract/fields'
import { requiredConfig } from './parsed-config'

/** How a claim on a product is made; NOT_FOUND where an older gateway answers. */
export const fetchClaimGuide = (product: ProductId) =>
  requiredConfig(claimGuide, 'pre_insure_page', claimGuideKey(product))
