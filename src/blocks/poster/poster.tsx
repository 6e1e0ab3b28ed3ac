import { useEffect } from 'react'
import type { CityConfig } from '@/contract/city-config'
import type { ProductPage } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { saleWindow as copy } from '@/copy/product/sale-window'
import { buttons } from '@/copy/shell/buttons'
import { posterAt } from '@/domain/time/sale-window'
import { now } from '@/platform/clock'
import { go, replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { useCountdown } from '@/ui/display/use-countdown'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Heading } from '@/ui/primitives/heading'
import { Image } from '@/ui/primitives/image'
import { Text } from '@/ui/primitives/text'
import './sale-window.css'

/**
 * The picture that covers a product's page in its windows (specification section 4). By the
 * gateway's clock it comes at a window's start and goes at its end, without a reload; a page that
 * slept through either is right when it wakes.
 */
export const SaleWindow = ({
  page,
  item,
}: {
  page: ProductPage
  item: CityConfig['productSet'][number] | undefined
}) => {
  const { cityCode, productCode } = page
  const poster = posterAt({ now: now(), item: item ?? {} })
  // Draws again each second until the next edge, and at it.
  const edge =
    poster.state === 'waiting'
      ? poster.startAt
      : poster.state === 'poster'
        ? poster.endAt
        : undefined
  const left = useCountdown(edge)

  const closed = poster.state === 'notOpened'
  useEffect(() => {
    if (closed) void replace(pathTo('error', { type: 'notOpened' }))
  }, [closed])

  if (poster.state !== 'poster' && poster.state !== 'permanent') return null
  const title = fill(copy.title, { NAME: page.productName })
  return (
    <Box
      role="dialog"
      modal
      label={title}
      className="hm-poster"
      style={{ backgroundColor: item?.backgroundColor }}
    >
      <Box className="hm-poster__words">
        <Heading level={2}>{title}</Heading>
        <Text as="block">{page.hero.slogan}</Text>
        {poster.state === 'poster' ? (
          <Box role="timer" className="hm-poster__left">
            <Text as="block">{copy.left}</Text>
            <Text as="block" size="xxl" bold numeric>
              {left.text}
            </Text>
          </Box>
        ) : (
          <Text as="block" className="hm-poster__left">
            {copy.permanent}
          </Text>
        )}
        <Button
          size="l"
          className="hm-poster__book"
          onClick={() => go(pathTo('reserve', { cityCode, productCode }))}
        >
          {buttons.bookNow}
        </Button>
      </Box>
      <Image src={poster.image} alt="" className="hm-poster__picture" />
    </Box>
  )
}
