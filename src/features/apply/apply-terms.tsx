import { Consent } from '@/blocks/consent/consent'
import { realname } from '@/copy/account/realname'
import { apply as copy } from '@/copy/purchase/apply'
import { pathTo } from '@/routes/path-to'
import { fillPurchase, usePurchase } from '@/stores/purchase'
import { Card } from '@/ui/layout/card'
import { Text } from '@/ui/primitives/text'

/**
 * The consent to the use of people's data: credential numbers are sensitive and are checked with
 * the real-name centre (PIPL art. 29).
 */
export const ApplyTerms = ({ unagreed }: { unagreed: boolean }) => {
  const agreed = usePurchase((purchase) => purchase.agreed)
  const toRead = (title: string, url: string) => ({ title, to: pathTo('reader', { url, title }) })
  return (
    <Card>
      <Text as="block" size="s" tone="soft">
        {realname.termsWhy}
      </Text>
      <Consent
        name="apply"
        documents={[toRead(copy.privacyPolicy, '/documents/privacy')]}
        agreed={agreed}
        missing={unagreed && !agreed}
        onChange={(given) => fillPurchase({ agreed: given })}
      />
    </Card>
  )
}
