import { fill } from '@/copy/fill'
import { partnerNote as copy } from '@/copy/purchase/partner-note'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { useTermsOfVisit } from '@/stores/product-page'
import { partnerHome, usePartner } from '@/subjects/city'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'

/** The partner that brought the buyer, the way back to it, and the orders bought through it. */
export const PartnerOfResult = ({ source }: { source: string | undefined }) => {
  const partner = usePartner(source)
  const terms = useTermsOfVisit()
  if (!partner || source === undefined) return null
  const words = { NAME: partner.name }
  const home = partner.hasHome ? partnerHome(source) : undefined
  return (
    <Card title={fill(copy.bought, words)}>
      <Stack gap={3}>
        {home ? (
          <Button block onClick={() => go(home)}>
            {fill(copy.back, words)}
          </Button>
        ) : (
          <Text as="block" tone="soft">
            {fill(copy.backText, words)}
          </Text>
        )}
        <Button
          block
          onClick={() => go(pathTo('revokeListCommon', { by: 'partner', entrySource: source }))}
        >
          {fill(copy.revoke, terms)}
        </Button>
      </Stack>
    </Card>
  )
}
