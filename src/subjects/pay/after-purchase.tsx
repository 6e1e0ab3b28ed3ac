import { send } from '@/api/client'
import { getRecommendInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'
import type { PurchaseResult } from '@/contract/proposal'
import { fill } from '@/copy/fill'
import { front } from '@/copy/product/front'
import { insuredNameText } from '@/copy/product/insured-name'
import { wording } from '@/copy/product/wording'
import { shell } from '@/copy/shell/shell'
import { hasDocument, policyWordOf } from '@/domain/situation/situation'
import { copyText } from '@/platform/device'
import { pathTo } from '@/routes/path-to'
import { openPolicyFile } from '@/subjects/document'
import { familyRow } from '@/subjects/family'
import { Money } from '@/ui/display/money'
import { Card } from '@/ui/layout/card'
import { LinkRows } from '@/ui/layout/link-rows'
import { Stack } from '@/ui/layout/stack'
import { useLoad } from '@/ui/load/use-load'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { toast } from '@/ui/toast/service'
import { afterPurchase, recommended } from './copy'

/** A larger family finds its documents in the list of policies. */
const MOST_DOCUMENTS = 4

/** What to tell the insured. Names stay masked, because the text may be forwarded. */
const messageOf = (info: PurchaseResult, page: ProductPage): string =>
  [
    fill(afterPurchase.message, { PRODUCT: info.productName, enrol: wording(page).enrol }),
    ...info.policies
      .filter(({ policyNo }) => policyNo !== '')
      .map((policy) =>
        fill(afterPurchase.messagePolicy, { WHO: policy.insurantName, NUMBER: policy.policyNo }),
      ),
    fill(afterPurchase.messagePeriod, {
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
    <Card title={afterPurchase.title}>
      <Stack gap={4}>
        {issued.length === 0 ? null : (
          <Stack gap={2}>
            <Text as="block" bold>
              {afterPurchase.save}
            </Text>
            {issued.slice(0, MOST_DOCUMENTS).map((policy) => (
              <Button
                key={policy.policyId}
                block
                onClick={() => openPolicyFile(policy.policyId, { cityCode, productCode })}
              >
                {fill(afterPurchase.document, { WHO: insuredNameText(policy) })}
              </Button>
            ))}
          </Stack>
        )}
        {isForOthers ? (
          <Stack gap={2}>
            <Text as="block" bold>
              {fill(afterPurchase.tell, { insurant })}
            </Text>
            <Text as="block" size="s" tone="soft">
              {afterPurchase.tellText}
            </Text>
            <Button block onClick={tell}>
              {afterPurchase.copy}
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
                  <Text as="block">{afterPurchase.book}</Text>
                  <Text as="block" size="s" tone="soft">
                    {afterPurchase.bookText}
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

/** After a purchase: the cover of the whole family. */
export const FamilyDoor = () => (
  <Card>
    <LinkRows rows={[familyRow(pathTo('serviceTabs', { tab: 'policy' }))]} />
  </Card>
)

/** Other products of the city, below a purchase; nothing if there are none or they did not load. */
export const Recommended = ({ policyId, cityCode }: { policyId: string; cityCode: string }) => {
  const { state } = useLoad(policyId, () =>
    send(getRecommendInfo, { scene: 'RESULT', policyId, cityCode }),
  )
  const list = state.status === 'ready' ? state.value.productList : []
  if (list.length === 0) return null
  return (
    <Card title={recommended.title}>
      <LinkRows
        rows={list.map(({ cityCode: city, productCode, productName, slogan, fromFen }) => ({
          key: city + productCode,
          icon: 'shield',
          to: pathTo('insure', { cityCode: city, productCode }),
          words: (
            <>
              <Text as="block">
                {productName} <Money fen={fromFen} />
                {front.andUp}
              </Text>
              <Text as="block" size="s" tone="soft">
                {slogan}
              </Text>
            </>
          ),
        }))}
      />
    </Card>
  )
}
