import { useEffect } from 'react'
import { StepList } from '@/blocks/step-list/step-list'
import { fill } from '@/copy/fill'
import { service as copy } from '@/copy/product/service'
import { productPage } from '@/flows/product-page'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { Skeleton } from '@/ui/display/skeleton'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { LinkRows } from '@/ui/layout/link-rows'
import { useLoad } from '@/ui/load/use-load'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'

/** Who looks after the people of a product: its services, its insurers, its number. */
export const Housekeeper = ({
  cityCode = '',
  productCode = '',
}: {
  cityCode?: string | undefined
  productCode?: string | undefined
}) => {
  const { state } = useLoad(`${cityCode}_${productCode}`, () =>
    productPage({ cityCode, productCode }),
  )
  useEffect(() => {
    if (state.status === 'failed') void replace(pathTo('standIn', { kind: 'housekeeper' }))
  }, [state.status])
  if (state.status !== 'ready')
    return (
      <PageShell title={copy.housekeeperTitle}>
        <Card>
          <Skeleton lines={4} />
        </Card>
      </PageShell>
    )
  const page = state.value
  const services = page.sections.flatMap((one) => (one.kind === 'services' ? one.items : []))
  const insurers = page.sections.flatMap((one) => (one.kind === 'insurers' ? one.items : []))
  return (
    <PageShell title={copy.housekeeperTitle} back={pathTo('insure')}>
      <Card title={fill(copy.housekeeperLead, { NAME: page.shortName })}>
        <Text as="block" tone="soft">
          {copy.housekeeperText}
        </Text>
        <Facts facts={[{ name: copy.phone, value: page.servicePhone }]} label={copy.phone} />
      </Card>
      {services.length > 0 ? <StepList label={copy.title} steps={services} /> : null}
      {insurers.length > 0 ? (
        <Card title={copy.insurers}>
          <Facts
            facts={insurers.map(({ name, phone }) => ({ name, value: phone }))}
            label={copy.insurers}
          />
        </Card>
      ) : null}
      <Card>
        <LinkRows
          rows={[
            {
              key: 'care',
              to: pathTo('serviceTabs', { tab: 'care' }),
              icon: 'hospital',
              words: copy.care,
            },
            {
              key: 'claim',
              to: pathTo('serviceTabs', { tab: 'claim' }),
              icon: 'document',
              words: copy.claim,
            },
          ]}
        />
      </Card>
    </PageShell>
  )
}
