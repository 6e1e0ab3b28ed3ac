import type { ReactNode } from 'react'
import { productId } from '@/contract/fields'
import type { PageInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { front } from '@/copy/product/front'
import { wording } from '@/copy/product/wording'
import { buttons } from '@/copy/shell/buttons'
import { shell } from '@/copy/shell/shell'
import { isOnePrice } from '@/domain/money/one-price'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { useAnnouncements, useCityConfig, usePoster } from '@/subjects/city'
import { AnnouncementCards, Poster, SaleClosed, SaleCountdown } from '@/subjects/product'
import { StickyBar } from '@/ui/blocks/sticky-bar/sticky-bar'
import { alert } from '@/ui/dialog/message'
import { Money } from '@/ui/display/money'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { Text } from '@/ui/primitives/text'
import { HelpLink } from '@/ui/shell/help-link'
import { PageShell } from '@/ui/shell/page-shell'
import { wx as copy } from '../copy'

/** A stopped sale cannot be booked: nobody knows when it goes on. */
const wayText = (info: PageInfo, action: string): string => {
  if (info.stopWords !== undefined) return front.paused
  return info.isSellTime ? action : buttons.bookNow
}

/** A short product page for WeChat: texts, cover, price and the way to buy. */
export const Offer = ({
  page,
  info,
  title,
  action,
  renewing,
  children,
}: {
  page: ProductPage
  info: PageInfo
  title: string
  action: string
  renewing?: boolean
  children: ReactNode
}) => {
  const announced = useAnnouncements(page.cityCode)
  const config = useCityConfig(page.cityCode)
  const poster = usePoster(config, page)
  const covers = page.sections.flatMap((part) => (part.kind === 'coverage' ? part.rows : []))
  return (
    <PageShell
      title={title}
      header="hidden"
      theme={page.colorSet}
      bottom={
        <StickyBar
          summary={
            <>
              <Money
                fen={info.fromPremiumFen}
                trimZeros
                unit={isOnePrice(info.tariff) ? '' : front.andUp}
                size="xl"
                bold
                tone="accent"
              />
              <Text as="block" size="s" tone="soft">
                {wording(page).perYear}
              </Text>
            </>
          }
          action={{
            text: wayText(info, action),
            onClick: () =>
              info.stopWords === undefined
                ? go(pathTo(info.isSellTime ? 'insureApply' : 'reserve', productId(page)))
                : void alert({ title: front.paused, text: info.stopWords }),
          }}
        />
      }
    >
      {info.stopWords === undefined ? <SaleCountdown info={info} renewing={renewing} /> : null}
      <SaleClosed page={page} info={info} />
      <AnnouncementCards list={announced} />
      {children}
      <Card title={copy.covers}>
        <Facts facts={covers.map(({ name, amount }) => ({ name, value: amount }))} />
      </Card>
      <Card>
        <Text as="block" bold>
          {page.filedName}
        </Text>
        <Text as="block" size="s" tone="soft">
          {fill(front.applicableRegion, { REGION: page.applicableRegion })}
        </Text>
        <HelpLink text={shell.toService} />
      </Card>
      {config ? <Poster page={page} {...poster} /> : null}
    </PageShell>
  )
}
