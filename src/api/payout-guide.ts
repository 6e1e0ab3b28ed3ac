import type { ProductId } from '@/contract/fields'
import { payoutGuide, payoutGuideKey } from '@/contract/guides'
import { requiredConfig } from './parsed-config'

/**
 * Fetches what a product pays for a bill. The error is NOT_FOUND for a product without such
 * benefits, and where an older gateway answers.
 */
export const fetchPayoutGuide = (product: ProductId) =>
  requiredConfig(payoutGuide, 'pre_insure_page', payoutGuideKey(product))
