import { fill } from '@/copy/fill'
import { type Terms, wording } from '@/copy/product/wording'
import { reminders } from '@/copy/purchase/reminders'
import { compoundTitle, type CompoundTitle } from '@/domain/product/compound-dialog'
import type { CompoundProps } from '.'

const titles = {
  hesitation: () => reminders.hesitationTitle,
  success: (terms) => fill(reminders.successTitle, terms),
  ended: () => reminders.endedTitle,
} satisfies Record<CompoundTitle, (terms: Terms) => string>

export const compoundTitleText = ({ words = {}, ...input }: CompoundProps): string =>
  titles[compoundTitle(input)](wording({ productCode: input.productCode, ...words }))
