import { useEffect } from 'react'
import { SaleClosed } from '@/blocks/sale-closed/sale-closed'
import { SaleCountdown } from '@/blocks/sale-countdown/sale-countdown'
import type { PageInfo } from '@/contract/page-info'
import type { ProductPage } from '@/contract/product-page'
import { shell } from '@/copy/shell/shell'
import { usePopups } from '@/flows/popups/use-popups'
import { useNearEnd } from '@/platform/near-end'
import { rememberCity } from '@/stores/chosen-city'
import { Card } from '@/ui/layout/card'
import { Row } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Text } from '@/ui/primitives/text'
import { remind } from './remind'
import { CityRules } from './sale-window/city-rules'
import { CurrentAnnouncements } from './sections/current-announcements'
import { SectionContent } from './sections/registry'
import { Share } from './share'
import { SignOut } from './sign-out'

/** Number of sections that fill more than a screen of any phone. */
const FIRST = 3

/** The parts of a product's page that need scrolling. */
export const BelowTheFold = ({ page, info }: { page: ProductPage; info: PageInfo | undefined }) => {
  const near = useNearEnd()
  useEffect(() => rememberCity(page.cityCode), [page.cityCode])
  useEffect(() => void remind(page), [page])
  usePopups(page, 'insure')
  return (
    <>
      {info ? <SaleCountdown info={info} /> : null}
      {info ? <SaleClosed page={page} info={info} /> : null}
      <Box className="hm-product__sections">
        <CurrentAnnouncements cityCode={page.cityCode} />
        {page.sections.slice(0, near ? undefined : FIRST).map((section) => (
          <Card key={section.kind + section.title} title={section.title}>
            <SectionContent section={section} page={page} info={info} />
          </Card>
        ))}
      </Box>
      <Footer page={page} />
      <CityRules page={page} />
    </>
  )
}

const Footer = ({ page }: { page: ProductPage }) => (
  <Box className="hm-product__footer">
    <Row spread="start" gap={5} wrap>
      <Share page={page} />
      <SignOut />
    </Row>
    <Text as="block" size="s" tone="soft" numeric>
      {shell.servicePhone} {page.servicePhone}
    </Text>
  </Box>
)
