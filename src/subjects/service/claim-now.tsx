import type { ClaimGuide } from '@/contract/guides'
import type { ProductPage } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { wording } from '@/copy/product/wording'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { Stack } from '@/ui/layout/stack'
import { PhoneLink } from '@/ui/primitives/phone-link'
import { Text } from '@/ui/primitives/text'
import { claims as copy } from './copy'

/** The sentences about claims in the notice that the user agreed to. */
const agreedOn = ({ notices }: ProductPage): readonly string[] =>
  notices
    .filter(({ type }) => type === 'insureNotice')
    .flatMap(({ content }) => content)
    .filter((said) => /报案|索赔|诉讼时效|核定|工作日/.test(said) && !/^声明/.test(said))

/** The first steps of a claim: the phone, the time limit, and the insurer's own time limits. */
export const ClaimNow = ({ page, guide }: { page: ProductPage; guide: ClaimGuide | undefined }) => (
  <Card title={copy.now}>
    <Stack gap={4}>
      <PhoneLink kind="primary" size="l" block phone={page.servicePhone}>
        {fill(copy.call, { PHONE: page.servicePhone })}
      </PhoneLink>
      <Facts
        label={copy.now}
        facts={[
          { name: copy.report, value: guide?.reportWithin ?? copy.soon },
          { name: copy.bar, value: copy.barText },
          {
            name: copy.review,
            value:
              guide?.claimTime === undefined
                ? copy.reviewText
                : fill(copy.reviewOfProduct, { TIME: guide.claimTime }),
          },
        ]}
      />
    </Stack>
  </Card>
)

/** The time limits of the notice in its own words. */
export const ClaimAgreed = ({ page }: { page: ProductPage }) => {
  const agreed = agreedOn(page)
  return agreed.length > 0 ? (
    <Card title={copy.agreed}>
      <Stack gap={2}>
        {agreed.map((said) => (
          <Text as="block" key={said}>
            {fill(said, wording(page))}
          </Text>
        ))}
        <Text as="block" size="s" tone="soft">
          {copy.agreedFrom}
        </Text>
      </Stack>
    </Card>
  ) : null
}
