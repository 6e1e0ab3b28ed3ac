import { useEffect } from 'react'
import { service as copy } from '@/copy/product/service'
import { BUTTON_PRODUCT } from '@/domain/base/defaults'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { StepList } from '@/ui/blocks/step-list/step-list'
import { Skeleton } from '@/ui/display/skeleton'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { LinkRows } from '@/ui/layout/link-rows'
import { PhoneLink } from '@/ui/primitives/phone-link'
import { PageShell } from '@/ui/shell/page-shell'
import { AdviserCard } from './adviser-card'
import { AdviserCodes } from './adviser-codes'
import { Articles } from './articles'
import { housekeeper as words } from './copy/housekeeper'
import { useHousekeeper } from './use-housekeeper'

/** The adviser's page of a product: services, insurers and phone. */
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
    if (isNobody) void replace(pathTo('deadEnd', { kind: 'housekeeper' }))
  }, [isNobody])
  if (!keeper?.codes)
    return (
      <PageShell title={words.title}>
        <Card>
          <Skeleton lines={4} />
        </Card>
      </PageShell>
    )
  const { page, codes } = keeper
  const services = page.sections.flatMap((one) => (one.kind === 'services' ? one.items : []))
  const insurers = page.sections
    .flatMap((one) => (one.kind === 'insurers' ? one.items : []))
    .filter(({ phone }) => phone !== '')
  return (
    <PageShell title={words.title} back={pathTo('insure')}>
      <AdviserCard
        adviser={keeper.adviser}
        productName={page.shortName}
        phone={page.servicePhone}
      />
      <AdviserCodes page={page} codes={codes} />
      {services.length > 0 ? <StepList label={copy.title} steps={services} /> : null}
      <Articles page={page} />
      {insurers.length > 0 ? (
        <Card title={copy.insurers}>
          <Facts
            facts={insurers.map(({ name, phone }) => ({
              name,
              value: <PhoneLink kind="text" size="s" phone={phone} />,
            }))}
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
