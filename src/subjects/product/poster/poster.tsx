import { useEffect } from 'react'
import type { ProductPage } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { wording, type Worded } from '@/copy/product/wording'
import { buttons } from '@/copy/shell/buttons'
import { DAY_MS } from '@/domain/time/day'
import { minuteText } from '@/domain/time/instant'
import { posterAt, type PosterItem } from '@/domain/time/sale-window'
import { now } from '@/platform/clock'
import { pathTo } from '@/routes/path-to'
import { Cover } from '@/ui/dialog/cover'
import { useCountdown, type Ticking } from '@/ui/display/use-countdown'
import { Row } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Image } from '@/ui/primitives/image'
import { Link } from '@/ui/primitives/link'
import { Heading, Text } from '@/ui/primitives/text'
import { saleWindow as copy } from '../copy'
import { saleCountdown } from '../sale-countdown/copy'
import './poster.css'

export interface PosterProps {
  /** The product page that the poster covers. */
  page: Pick<ProductPage, 'productName'> & { hero: Pick<ProductPage['hero'], 'slogan'> } & Worded
  item: (PosterItem & { backgroundColor?: string }) | undefined
  onBook: () => void
  /** A poster is due but has no picture, so the page is closed. */
  onClosed: () => void
}

/**
 * The poster that covers a product's page in its windows. It appears at the start of a window and
 * disappears at its end by the gateway's clock, without a reload. A page that was suspended is
 * correct when it resumes.
 */
export const Poster = ({ page, item, onBook, onClosed }: PosterProps) => {
  const poster = posterAt({ now: now(), item: item ?? {} })
  // Draws each second until the next start or end, and at that time.
  const edge =
    poster.state === 'waiting'
      ? poster.startAt
      : poster.state === 'poster'
        ? poster.endAt
        : undefined
  const left = useCountdown(edge)

  const closed = poster.state === 'notOpened'
  useEffect(() => {
    if (closed) onClosed()
  }, [closed, onClosed])

  if (poster.state !== 'poster' && poster.state !== 'permanent') return null
  const permanent = poster.state === 'permanent'
  const title = fill(permanent ? copy.closed : copy.title, { NAME: page.productName })
  return (
    <Cover label={title} className="hm-poster" style={{ background: item?.backgroundColor }}>
      <Image src={poster.image} alt="" className="hm-poster__picture" />
      <Box className="hm-poster__words">
        <Heading level={2}>{title}</Heading>
        <Text as="block">{page.hero.slogan}</Text>
        {poster.state === 'poster' ? (
          <PosterLeft left={left} edge={edge} />
        ) : (
          <Text as="block" className="hm-poster__left">
            {copy.permanent}
          </Text>
        )}
        <Button size="l" className="hm-poster__book" onClick={onBook}>
          {buttons.bookNow}
        </Button>
        <Row gap={5} className="hm-poster__ways">
          <Link to={pathTo('orderCenter')}>{wording(page).orderCenter}</Link>
          <Link to={pathTo('policyList')}>{copy.policies}</Link>
        </Row>
      </Box>
    </Cover>
  )
}

/** How long the poster stays, or until when where nothing ticks. */
const PosterLeft = ({
  left: { running },
  edge = 0,
}: {
  left: Ticking
  edge: number | undefined
}) => {
  if (!running)
    return (
      <Text as="block" className="hm-poster__left">
        {fill(copy.until, { TIME: minuteText(new Date(edge).toISOString()) })}
      </Text>
    )
  const { dd: DD, hh: HH, mm: MM, ss: SS, text } = running
  return (
    <Box role="timer" className="hm-poster__left">
      <Text as="block">{copy.left}</Text>
      <Text as="block" size="xxl" bold numeric>
        {edge - now() >= DAY_MS ? fill(saleCountdown.countdown, { DD, HH, MM, SS }) : text}
      </Text>
    </Box>
  )
}
