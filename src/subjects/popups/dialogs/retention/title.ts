import { fill } from '@/copy/fill'
import { type Terms, wording } from '@/copy/product/wording'
import { reminders } from '@/copy/purchase/reminders'
import { retentionTitle, type RetentionTitle } from '@/domain/product/retention'
import type { RetentionProps } from './'

const titles = {
  hesitation: () => reminders.hesitationTitle,
  success: (terms) => fill(reminders.successTitle, terms),
  ended: () => reminders.endedTitle,
} satisfies Record<RetentionTitle, (terms: Terms) => string>

export const retentionTitleText = ({ words = {}, ...input }: RetentionProps): string =>
  titles[retentionTitle(input)](wording({ productCode: input.productCode, ...words }))
