import { PRIVACY } from '@/contract/guides'
import { realname } from '@/copy/account/realname'
import { apply as copy } from '@/copy/purchase/apply'
import { pathTo } from '@/routes/path-to'
import { fillPurchase, usePurchase } from '@/stores/purchase'
import { Agreed, Consent } from '@/ui/blocks/consent/consent'
import { Card } from '@/ui/layout/card'
import { Text } from '@/ui/primitives/text'

/**
 * The consent to the use of people's data: credential numbers are sensitive and are checked with
 * the real-name centre (PIPL art. 29). A user who agreed to the same text before is not asked again.
 */
export const ApplyTerms = ({
  unagreed,
  agreedAt,
}: {
  unagreed: boolean
  /** When the user agreed to this text in an earlier purchase. */
  agreedAt: string | null | undefined
}) => {
  const agreed = usePurchase((purchase) => purchase.agreed)
  const document = {
    title: copy.privacyPolicy,
    to: pathTo('reader', { url: PRIVACY, title: copy.privacyPolicy }),
  }
  return (
    <Card>
      <Text as="block" size="s" tone="soft">
        {realname.termsWhy}
      </Text>
      {agreedAt ? (
        <Agreed at={agreedAt} documents={[document]} />
      ) : (
        <Consent
          name="apply"
          documents={[document]}
          agreed={agreed}
          missing={unagreed && !agreed}
          onChange={(given) => fillPurchase({ agreed: given })}
        />
      )}
    </Card>
  )
}
