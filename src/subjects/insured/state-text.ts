import type { ShownConfirmation } from '@/contract/shown'
import { askInsured } from '@/copy/records/ask-insured'
import { insured as copy } from './copy'

/** The state of a confirmation in one word. */
export const stateText = (state: ShownConfirmation['state']): string =>
  ({
    TO_CONFIRM: copy.toConfirm,
    CONFIRMED: askInsured.isConfirmed,
    NOT_NEEDED: copy.noNeed,
    OVER: copy.ended,
  })[state]
