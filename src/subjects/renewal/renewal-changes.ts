import type { RenewalChange, RenewalSwitch } from '@/contract/renewal'
import { insuredNameText } from '@/copy/product/insured-name'
import { yuanText } from '@/domain/money/money'
import { renewalContract as copy } from './copy/renewal-contract'

/** Whether the policy is renewed as another product than it is now. */
export const isOtherProduct = ({ becomes, current }: RenewalSwitch): boolean =>
  becomes !== undefined && current !== undefined && becomes.productCode !== current.productCode

/** What a renewal changes: the premium of each person, and then the benefits. */
export const renewalChanges = ({ becomes, family }: RenewalSwitch): RenewalChange[] => [
  ...family.flatMap((person): RenewalChange[] => {
    const { currentFen, premiumFen } = person
    if (currentFen === undefined || currentFen === premiumFen) return []
    return [
      {
        name: `${copy.cost}（${insuredNameText(person)}）`,
        before: yuanText({ fen: currentFen }),
        after: yuanText({ fen: premiumFen }),
      },
    ]
  }),
  ...(becomes?.changes ?? []),
]
