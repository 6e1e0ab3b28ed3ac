import { payProviders } from '@/domain/pay/pay-type'

/** The accounts of the ledger, as docs/operating.md names them. */
export const accountsShown = [
  ...payProviders,
  'ADVANCE_PREMIUM',
  'PREMIUM',
  'REFUNDS_OWED',
  'OUTSIDE',
] as const
