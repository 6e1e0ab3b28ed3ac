import { productId } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { shell } from '@/copy/shell/shell'
import { weappPathTo } from '@/routes/build'
import { pathTo } from '@/routes/path-to'
import { productKey } from '@/stores/catalogue'
import { useVisit } from '@/stores/visit'
import { productPage, Questions, useServiceEntry } from '@/subjects/product'
import { Copyable } from '@/ui/display/copyable'
import { Skeleton } from '@/ui/display/skeleton'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { Row, Stack } from '@/ui/layout/stack'
import { useLoad } from '@/ui/load/use-load'
import { PhoneLink } from '@/ui/primitives/phone-link'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { desk as copy } from '../copy/desk'
import { ChatButton } from '../service-desk/chat-button'
import { GeneralQuestions } from './general-questions'
import { WhichProduct } from './which-product'
import './desk.css'

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
