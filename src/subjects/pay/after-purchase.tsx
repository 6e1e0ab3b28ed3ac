import type { ProductPage } from '@/contract/product-page'
import type { PurchaseResult } from '@/contract/proposal'
import { fill } from '@/copy/fill'
import { insuredNameText } from '@/copy/product/insured-name'
import { wording } from '@/copy/product/wording'
import { shell } from '@/copy/shell/shell'
import { hasDocument, policyWordOf } from '@/domain/situation/situation'
import { copyText } from '@/platform/device'
import { pathTo } from '@/routes/path-to'
import { openPolicyFile } from '@/subjects/document'
import { Card } from '@/ui/layout/card'
import { LinkRows } from '@/ui/layout/link-rows'
import { Stack } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { toast } from '@/ui/toast/service'
import { afterPurchase as copy } from './copy/after-purchase'

/** A larger family finds its documents in the list of policies. */
const MOST_DOCUMENTS = 4

/** What to tell the insured. Names stay masked, because the text may be forwarded. */
const messageOf = (info: PurchaseResult, page: ProductPage): string =>
  [
    fill(copy.message, { PRODUCT: info.productName, enrol: wording(page).enrol }),
    ...info.policies
      .filter(({ policyNo }) => policyNo !== '')
      .map((policy) =>
        fill(copy.messagePolicy, { WHO: policy.insurantName, NUMBER: policy.policyNo }),
      ),
    fill(copy.messagePeriod, {
      BEGIN: info.effectiveOn,
      END: info.expireOn,
      PHONE: page.servicePhone,
    }),
  ].join('\n')

/** After a purchase: save the policies, tell the insured, and book the next season. */
export const AfterPurchase = ({ info, page }: { info: PurchaseResult; page: ProductPage }) => {
  const { cityCode, productCode } = page
  const { insurant } = wording(page)
  const { refusal, givenBack } = info
  const pending = info.underwriting === 'PENDING'
  const issued = info.policies.filter(({ status = pending ? 'PENDING' : 'WAITING' }) =>
    hasDocument(policyWordOf({ status, refusal, givenBack })),
  )
  const isForOthers = info.policies.some(({ relationType }) => relationType !== 'SELF')
  const tell = async () => {
    if ((await copyText(messageOf(info, page))).ok) toast(shell.copied)
  }
  return (
    <Card title={copy.title}>
      <Stack gap={4}>
        {issued.length === 0 ? null : (
          <Stack gap={2}>
            <Text as="block" bold>
              {copy.save}
            </Text>
            {issued.slice(0, MOST_DOCUMENTS).map((policy) => (
              <Button
                key={policy.policyId}
                block
                onClick={() => openPolicyFile(policy.policyId, { cityCode, productCode })}
              >
                {fill(copy.document, { WHO: insuredNameText(policy) })}
              </Button>
            ))}
          </Stack>
        )}
        {isForOthers ? (
          <Stack gap={2}>
            <Text as="block" bold>
              {fill(copy.tell, { insurant })}
            </Text>
            <Text as="block" size="s" tone="soft">
              {copy.tellText}
            </Text>
            <Button block onClick={tell}>
              {copy.copy}
            </Button>
          </Stack>
        ) : null}
        <LinkRows
          rows={[
            {
              key: 'reserve',
              to: pathTo('reserve', { cityCode, productCode }),
              icon: 'calendar',
              words: (
                <>
                  <Text as="block">{copy.book}</Text>
                  <Text as="block" size="s" tone="soft">
                    {copy.bookText}
                  </Text>
                </>
              ),
            },
          ]}
        />
      </Stack>
    </Card>
  )
}
