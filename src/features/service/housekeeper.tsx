import { useEffect } from 'react'
import { StepList } from '@/blocks/step-list/step-list'
import { fill } from '@/copy/fill'
import { service as copy } from '@/copy/product/service'
import { BUTTON_PRODUCT } from '@/domain/base/defaults'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { Skeleton } from '@/ui/display/skeleton'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { LinkRows } from '@/ui/layout/link-rows'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { Advisers, Articles } from './more'
import { useHousekeeper } from './use-housekeeper'

/** Who looks after the people of a product: its services, its insurers, its number. */
export const Housekeeper = ({
  cityCode = '',
  productCode = BUTTON_PRODUCT,
}: {
  cityCode?: string | undefined
  productCode?: string | undefined
}) => {
  const { state } = useHousekeeper({ cityCode, productCode })
  const keeper = state.status === 'ready' ? state.value : undefined
  const isNobody = state.status === 'failed' || (keeper !== undefined && !keeper.codes)
  useEffect(() => {
    if (isNobody) void replace(pathTo('standIn', { kind: 'housekeeper' }))
  }, [isNobody])
  if (!keeper?.codes)
    return (
      <PageShell title={copy.housekeeperTitle}>
        <Card>
          <Skeleton lines={4} />
        </Card>
      </PageShell>
    )
  const { page, codes } = keeper
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
      <Advisers page={page} codes={codes} />
      {services.length > 0 ? <StepList label={copy.title} steps={services} /> : null}
      <Articles page={page} />
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
