import { useState } from 'react'
import { send } from '@/api/client'
import { getAppointment, type Booking } from '@/contract/booking'
import type { Answer, Failure } from '@/contract/envelope'
import { productId, type ProductId } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { front } from '@/copy/product/front'
import { reserve as copy } from '@/copy/product/reserve'
import { buttons } from '@/copy/shell/buttons'
import { login } from '@/copy/shell/login'
import { stepSubscribe, subscribeStateOf } from '@/domain/reminder/reminder'
import { lookUp, situationOf, type BookingWord, type SaleWord } from '@/domain/situation/situation'
import { instantMs, minuteText } from '@/domain/time/instant'
import { lastDayOnPage } from '@/domain/time/sale-window'
import { go, replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { productKey } from '@/stores/catalogue'
import { productPage } from '@/stores/product-page'
import { ensureSignedIn } from '@/stores/sign-in/ensure-signed-in'
import { saleCountdown } from '@/subjects/product'
import { PendingPage } from '@/ui/blocks/pending-page/pending-page'
import { StatePanel } from '@/ui/display/state-panel'
import { useCountdown } from '@/ui/display/use-countdown'
import { later } from '@/ui/load/later'
import { useLoad, type Loading } from '@/ui/load/use-load'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Link } from '@/ui/primitives/link'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { BookButton, useBooking } from './book-button'

/** Loads later, because only policyholders need it. */
const PolicyService = later(async () => (await import('./policy-service')).PolicyService, <></>)

interface ReserveProps {
  product: ProductId
  /** The mini-program's subscribe page adds it when it returns. */
  subscribeStatus?: 'accept' | 'reject' | undefined
}

/** /insure-reserve: the next opening of a product, and the booking of a message about it. */
export const Reserve = ({ product, subscribeStatus }: ReserveProps) => {
  const { state, again } = useReserve(product)
  if (state.status === 'ready')
    return <Booking {...state.value} subscribeStatus={subscribeStatus} onChanged={again} />
  return (
    <PendingPage
      title={copy.title}
      back={pathTo('insure', productId(product))}
      state={state}
      words={product}
      onRetry={again}
      missing={{
        title: copy.missing,
        wayOn: <Link to={pathTo('insure')}>{buttons.backToInsure}</Link>,
      }}
    />
  )
}

const titles: Record<BookingWord, (sale: string) => string> = {
  NONE: (sale) => sale,
  BY_WECHAT: () => copy.booked,
  BY_SMS: () => copy.booked,
  UNREACHABLE: () => copy.unreachable,
}
const ways: Record<BookingWord, string> = {
  NONE: '',
  BY_WECHAT: copy.byWechat,
  BY_SMS: copy.bySms,
  UNREACHABLE: copy.byNobody,
}
const sales: Record<SaleWord, string> = { OPEN: copy.open, SOON: copy.soon, CLOSED: copy.ended }

const openText = (page: ProductPage): string => {
  const DAY = lastDayOnPage(page)
  return DAY === undefined ? front.saleGoesOn : fill(copy.saleUntil, { DAY })
}

/** The texts about sale and booking. While the sale is open, its end is shown. */
const wordsOf = ({ page, opening }: Offer) => {
  const { opensAt } = opening
  const { sale, booking } = situationOf({ sale: opening, person: opening })
  const next = opensAt ? fill(copy.opensAt, { TIME: minuteText(opensAt) }) : copy.unknown
  return {
    title: lookUp(titles, booking)(fill(lookUp(sales, sale), { NAME: page.productName })),
    text: sale === 'OPEN' ? openText(page) : next,
    way: lookUp(ways, booking),
    isBooked: booking !== 'NONE' && booking !== 'UNREACHABLE',
  }
}

const Booking = ({
  page,
  opening,
  subscribeStatus,
  onChanged,
}: Offer & Pick<ReserveProps, 'subscribeStatus'> & { onChanged: () => Promise<void> }) => {
  const { isOpen, opensAt } = opening
  const { cover } = situationOf(opening)
  const product = productId(page)
  const home = pathTo('insure', product)
  const { book, cancel } = useBooking(product, onChanged)
  const [asked, setAsked] = useState(() => subscribeStateOf({ urlStatus: subscribeStatus }))
  const left = useCountdown(isOpen || !opensAt ? undefined : instantMs(opensAt), () => {
    void onChanged()
  })
  // After a return from the mini-program's page the booking already exists.
  const booked = opening.booked || asked === 'booked'
  const rejected = asked === 'rejected'
  const { title, text, way, isBooked } = wordsOf({ page, opening: { ...opening, booked } })

  return (
    <PageShell title={copy.title} back={home} theme={page.colorSet}>
      <StatePanel picture={isBooked ? 'success' : 'wait'} title={title} text={text}>
        {left.running ? (
          <Box role="timer">
            <Text as="block" size="s" tone="soft">
              {copy.opensIn}
            </Text>
            <Text as="block" size="xl" bold numeric>
              {fill(saleCountdown.countdown, {
                DD: left.running.dd,
                HH: left.running.hh,
                MM: left.running.mm,
                SS: left.running.ss,
              })}
            </Text>
          </Box>
        ) : null}
        {way ? <Text tone="soft">{way}</Text> : null}
        {isOpen ? (
          <Button kind="primary" size="l" block onClick={() => replace(home)}>
            {buttons.insureNow}
          </Button>
        ) : null}
        {booked && !isBooked ? (
          <Button
            kind={isOpen ? 'secondary' : 'primary'}
            size="l"
            block
            onClick={() =>
              go(pathTo('login', { redirectPath: pathTo('reserve', productId(page)) }))
            }
          >
            {login.welcome}
          </Button>
        ) : booked || rejected ? (
          <Button kind={isOpen ? 'secondary' : 'primary'} size="l" block disabled>
            {rejected ? buttons.rejected : buttons.booked}
          </Button>
        ) : (
          <BookButton
            product={product}
            kind={isOpen ? 'secondary' : 'primary'}
            onBook={book}
            onRejected={() => setAsked((state) => stepSubscribe({ state, result: 'reject' }))}
          >
            {isOpen ? copy.bookNext : buttons.bookNow}
          </BookButton>
        )}
        {booked ? (
          <Button kind="text" onClick={() => cancel().then(() => setAsked('initial'))}>
            {copy.cancel}
          </Button>
        ) : null}
      </StatePanel>
      {cover !== 'NONE' && !isOpen ? <PolicyService product={product} cover={cover} /> : null}
    </PageShell>
  )
}

interface Offer {
  page: ProductPage
  opening: Booking
}

const load = async (product: ProductId): Promise<Answer<Offer>> => {
  // The gateway tells only a known user whether they booked. WeChat signs in without questions.
  await ensureSignedIn()
  const [page, opening] = await Promise.all([
    productPage(product),
    send(getAppointment, productId(product)),
  ])
  if (!opening.ok) return opening
  return page.ok ? { ok: true, value: { page: page.value, opening: opening.value } } : page
}

/** Loads a product, its next opening and whether the user has booked. */
const useReserve = (product: ProductId): Loading<Offer, Failure> =>
  useLoad(productKey(product), () => load(product))
