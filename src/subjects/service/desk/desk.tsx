import { send } from '@/api/client'
import { productId } from '@/contract/fields'
import { listOrders } from '@/contract/order'
import type { ProductPage } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { type Worded, wording } from '@/copy/product/wording'
import { policies } from '@/copy/records/policies'
import { shell } from '@/copy/shell/shell'
import { go } from '@/platform/navigation'
import { weappPathTo } from '@/routes/build'
import { pathTo } from '@/routes/path-to'
import { productKey } from '@/stores/catalogue'
import { productPage } from '@/stores/product-page'
import { useSignedIn } from '@/stores/session'
import { useVisit } from '@/stores/visit'
import { Questions, useServiceEntry } from '@/subjects/product'
import { Copyable } from '@/ui/display/copyable'
import { Skeleton } from '@/ui/display/skeleton'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { LinkRows } from '@/ui/layout/link-rows'
import { Row, Stack } from '@/ui/layout/stack'
import { useLoad } from '@/ui/load/use-load'
import { Button } from '@/ui/primitives/button'
import { PhoneLink } from '@/ui/primitives/phone-link'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { desk as copy } from '../copy'
import { ChatButton } from '../service-desk/service-desk'
import './desk.css'

/** What is the same for every product: orders, policies, the account. Each leads to its page. */
const GeneralQuestions = ({ words }: { words: Worded }) => {
  const terms = wording(words)
  const orders = { to: pathTo('orderCenter'), text: terms.orderCenter }
  const held = { to: pathTo('policyList'), text: policies.title }
  return (
    <Card title={copy.general}>
      <Questions
        name="general"
        items={[
          { q: copy.issuedQ, a: copy.issuedA, wayOn: orders },
          { q: copy.cancelQ, a: copy.cancelA, wayOn: orders },
          { q: fill(copy.revokeQ, terms), a: fill(copy.revokeA, terms), wayOn: orders },
          { q: copy.documentQ, a: copy.documentA, wayOn: held },
          {
            ...{ q: copy.claimQ, a: copy.claimA },
            wayOn: { to: pathTo('serviceTabs', { tab: 'claim' }), text: copy.toClaim },
          },
          { q: copy.renewalQ, a: copy.renewalA, wayOn: held },
          {
            ...{ q: copy.accountQ, a: copy.accountA },
            wayOn: { to: pathTo('settings'), text: copy.toSettings },
          },
        ]}
      />
    </Card>
  )
}

const MOST = 3

/** Asks for the product, because each has its own telephone. Latest orders name it in one tap. */
const WhichProduct = () => (
  <Card title={copy.which}>
    <Stack gap={4}>
      <Text as="block" tone="soft">
        {copy.whichText}
      </Text>
      {useSignedIn() ? <LatestOrders /> : null}
      <Button kind="primary" size="l" block onClick={() => go(pathTo('insure'))}>
        {copy.choose}
      </Button>
    </Stack>
  </Card>
)

const LatestOrders = () => {
  const { state } = useLoad('latest', () => send(listOrders, { status: 'ALL' }))
  if (state.status !== 'ready' || state.value.list.length === 0) return null
  return (
    <LinkRows
      rows={state.value.list
        .slice(0, MOST)
        .map(({ orderId, cityCode, productCode, productName }) => ({
          key: orderId,
          icon: 'chat' as const,
          to: pathTo('desk', { orderId, cityCode, productCode }),
          words: (
            <>
              <Text as="block">{productName}</Text>
              <Text as="block" size="s" tone="soft" numeric>
                {copy.number} {orderId}
              </Text>
            </>
          ),
        }))}
    />
  )
}

/**
 * Customer service for the product of the visit: its questions first, then those of every product.
 * Telephone and chat stay at the bottom edge, and the number of the order comes along.
 */
export const Desk = ({
  orderId,
  cityCode = '',
  productCode = '',
}: {
  orderId?: string | undefined
  cityCode?: string | undefined
  productCode?: string | undefined
}) => {
  const product = { cityCode, productCode }
  const { state } = useLoad(productKey(product), () => productPage(product))
  const words = useVisit(({ context }) => context)
  if (state.status === 'ready') return <OfProduct page={state.value} orderId={orderId} />
  return (
    <PageShell title={copy.title} back={pathTo('insure')}>
      {state.status === 'loading' ? (
        <Card>
          <Skeleton lines={6} />
        </Card>
      ) : (
        <>
          <WhichProduct />
          <GeneralQuestions words={words} />
        </>
      )}
    </PageShell>
  )
}

const OfProduct = ({ page, orderId }: { page: ProductPage; orderId: string | undefined }) => {
  const { chat } = useServiceEntry(page)
  const { servicePhone: phone } = page
  const questions = page.sections.flatMap((one) => (one.kind === 'faq' ? one.items : []))
  return (
    <PageShell
      title={copy.title}
      back={pathTo('insure')}
      bottom={
        <Row gap={3} className="hm-desk__ways">
          {chat ? (
            <ChatButton
              size="l"
              className="hm-desk__way"
              chat={chat}
              orderId={orderId}
              nativeDesk={weappPathTo('desk', { orderId, ...productId(page) })}
            />
          ) : null}
          <PhoneLink
            kind="primary"
            size="l"
            className="hm-desk__way"
            phone={phone}
            label={fill(copy.callNumber, { PHONE: phone })}
          >
            {copy.call}
          </PhoneLink>
        </Row>
      }
    >
      <Card title={page.productName}>
        <Stack gap={2}>
          <Facts
            facts={[
              ...(orderId === undefined
                ? []
                : [{ name: copy.number, value: <Copyable text={orderId} name={copy.number} /> }]),
              { name: shell.servicePhone, value: <Text numeric>{phone}</Text> },
            ]}
          />
          {orderId === undefined ? null : (
            <Text as="block" size="s" tone="soft">
              {chat ? copy.numberChatHint : copy.numberHint}
            </Text>
          )}
        </Stack>
      </Card>
      {questions.length > 0 ? (
        <Card title={fill(copy.ofProduct, { NAME: page.shortName })}>
          <Questions name="product" items={questions} />
        </Card>
      ) : null}
      <GeneralQuestions words={page} />
    </PageShell>
  )
}
