import type { PolicyDetail } from '@/contract/policy'
import { policies as copy } from '@/copy/records/policies'
import { buttons } from '@/copy/shell/buttons'
import { shell } from '@/copy/shell/shell'
import { dial } from '@/platform/phone'
import { pathTo } from '@/routes/path-to'
import { Card } from '@/ui/layout/card'
import { LinkRows } from '@/ui/layout/link-rows'
import { Row } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import { ContactButton } from '@/ui/primitives/contact-button'
import { Text } from '@/ui/primitives/text'

/** Ways on: the documents, the order it came from, somebody to ask. */
export const PolicyLinks = ({ policy }: { policy: PolicyDetail }) => {
  const { orderId, cityCode, productCode } = policy
  const product = { cityCode, productCode }
  return (
    <>
      {policy.documents.length === 0 ? null : (
        <Card title={copy.documents}>
          <LinkRows
            rows={policy.documents.map(({ title, url }) => ({
              key: title + url,
              icon: 'document',
              to: pathTo('reader', { url, title, ...product }),
              words: title,
            }))}
          />
        </Card>
      )}
      <Card>
        <LinkRows
          rows={[
            {
              key: orderId,
              icon: 'wallet',
              to: pathTo('orderDetail', { orderId, ...product }),
              words: copy.order,
            },
          ]}
        />
      </Card>
      <Card>
        <Row spread="between" gap={3} wrap>
          <Text>
            {shell.servicePhone} <Text numeric>{policy.servicePhone}</Text>
          </Text>
          <Button onClick={() => void dial(policy.servicePhone)}>{copy.call}</Button>
          <ContactButton fallback={null}>{buttons.contact}</ContactButton>
        </Row>
      </Card>
    </>
  )
}
