import { fill } from '@/copy/fill'
import { insurants } from '@/copy/product/insurants'
import { premium } from '@/copy/product/premium'
import { relations } from '@/copy/product/relations'
import { popups as copy } from '@/copy/shell/popups'
import { yuanText } from '@/domain/money/money'
import { ask } from '@/ui/dialog/service'
import { Button } from '@/ui/primitives/button'
import { insuredList } from './dialogs/insured-list'
import type { Checkout } from './load-proposal'

/**
 * Shows the insured persons on a page that does not list them (specification section 2, insured
 * list).
 */
export const ShowInsured = ({ proposal, page }: Checkout) => {
  if (page.payConfirm.sections.includes('people')) return null
  const { price, totalFen } = proposal
  const { discount } = price
  const groups = [...new Set(price.insurants.map(({ relationType }) => relationType))].map(
    (relation) => ({
      label: relations[relation],
      texts: price.insurants
        .filter(({ relationType }) => relationType === relation)
        .map(
          ({ name, credentialNo, premiumFen }) =>
            `${name} ${credentialNo} ${yuanText({ fen: premiumFen })}`,
        ),
    }),
  )
  const show = () =>
    ask(insuredList, {
      title: copy.insuredListTitle,
      ...(price.rule ? { rule: price.rule.text } : {}),
      listTitle: fill(insurants.count, { N: price.insurants.length }),
      groups,
      ...(discount && {
        discount: {
          title: discount.title,
          detail: [
            { label: copy.listPrice, text: yuanText({ fen: discount.listFen }) },
            {
              label: fill(copy.together, { N: discount.people }),
              text: `-${yuanText({ fen: discount.offFen })}`,
            },
          ],
        },
      }),
      footer: { label: premium.total, text: yuanText({ fen: totalFen }), detail: premium.payable },
    })
  return (
    <Button kind="text" onClick={() => void show()}>
      {copy.insuredList}
    </Button>
  )
}
