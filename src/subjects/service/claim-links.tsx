import type { ProductPage } from '@/contract/product-page'
import { BrowserEnv } from '@/domain/address/browser-env'
import { hasNativePages } from '@/platform/app'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { Card } from '@/ui/layout/card'
import { LinkRows, type LinkRow } from '@/ui/layout/link-rows'
import { claims as copy } from './copy'

/** Whether a product covers drugs. Only then is there a list of drugs. */
export const isForDrugs = ({ sections }: ProductPage): boolean =>
  sections.some(
    (one) => one.kind === 'coverage' && one.rows.some(({ name }) => name.includes('药')),
  )

/** Links from the care guide and the claim page: drugs, hospitals, policies, service. */
export const ClaimLinks = ({
  page,
  other,
}: {
  page: ProductPage | undefined
  /** The other one of the two pages. */
  other: 'care' | 'claim'
}) => {
  const isBrowser = useVisit(({ env }) => env) === BrowserEnv.BROWSER
  const hospitals = hasNativePages
    ? pathTo('nativeHospitals')
    : isBrowser
      ? pathTo('h5HealthHospital')
      : undefined
  const clauses = page?.terms.find(({ url }) => url.endsWith('-clauses'))
  const coversDrugs = page !== undefined && isForDrugs(page)
  const rows: LinkRow[] = [
    {
      key: other,
      to: pathTo('serviceTabs', { tab: other }),
      icon: other === 'care' ? 'heart' : 'wallet',
      words: other === 'care' ? copy.toCare : copy.toClaim,
    },
    ...(clauses && coversDrugs
      ? [
          {
            key: 'drugs',
            to: pathTo('reader', { url: clauses.url, title: clauses.title }),
            icon: 'medicine' as const,
            words: copy.drugs,
          },
        ]
      : []),
    ...(hospitals
      ? [
          {
            key: 'hospitals',
            to: hospitals,
            icon: 'hospital' as const,
            words: copy.hospitals,
          },
        ]
      : []),
    { key: 'policies', to: pathTo('policyList'), icon: 'shield', words: copy.policies },
    ...(page
      ? [
          {
            key: 'housekeeper',
            to: pathTo('housekeeperGroup', {
              cityCode: page.cityCode,
              productCode: page.productCode,
            }),
            icon: 'chat' as const,
            words: copy.housekeeper,
          },
        ]
      : []),
  ]
  return (
    <Card>
      <LinkRows rows={rows} />
    </Card>
  )
}
