import { useShallow } from 'zustand/react/shallow'
import { PRIVACY } from '@/contract/guides'
import { retryText, type FailureWords } from '@/copy/errors/failures'
import { fill } from '@/copy/fill'
import { apply as copy, premium } from '@/copy/purchase/apply'
import { buttons } from '@/copy/shell/buttons'
import { pathTo } from '@/routes/path-to'
import { fillPurchase, usePurchase } from '@/stores/purchase'
import { realname } from '@/subjects/account'
import { Agreed, Consent } from '@/ui/blocks/consent/consent'
import { BarProblem, StickyBar } from '@/ui/blocks/sticky-bar/sticky-bar'
import { ask } from '@/ui/dialog/service'
import { Money } from '@/ui/display/money'
import { Card } from '@/ui/layout/card'
import { Row } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { premiumDetail, type PremiumDetailProps } from './dialogs/premium-detail'
import { filledSoFar, type Terms } from './summary'
import type { PriceState, PriceStore } from './use-price'

interface ApplyBarProps {
  price: PriceStore
  terms: Terms
  today: string
  words: FailureWords
  /** The product's titles for the premium and its details. */
  sheet: Pick<PremiumDetailProps, 'title' | 'subtitle'>
  onNext: () => Promise<void>
}

const problemOf = (state: PriceState, words: FailureWords) =>
  state.status === 'failed'
    ? { text: retryText(state.error, words), onRetry: state.again }
    : undefined

/** The total premium, its details and the button to continue. */
export const ApplyBar = ({ price, terms, today, words, sheet, onNext }: ApplyBarProps) => {
  const state = price()
  const soFar = usePurchase(useShallow((purchase) => filledSoFar(purchase, terms, today)))
  const part = state.status === 'incomplete' && soFar.filled > 0
  return (
    <StickyBar
      problem={problemOf(state, words)}
      live
      summary={
        <>
          <Text as="block" size="s" tone="soft">
            {part
              ? fill(copy.filledSoFar, { DONE: soFar.filled, ALL: soFar.people })
              : copy.totalPremium}
          </Text>
          {part ? (
            <Money fen={soFar.fen} trimZeros size="l" bold tone="accent" />
          ) : (
            <Total state={state} sheet={sheet} />
          )}
        </>
      }
      action={{ text: buttons.next, onClick: onNext, narrow: true }}
    />
  )
}

/**
 * The total on the last step of 长辈版, where everybody is filled in. It stands on the page, because
 * with large letters the bar would cover half of a small screen.
 */
export const StepTotal = ({
  price,
  words,
  sheet,
}: Pick<ApplyBarProps, 'price' | 'words' | 'sheet'>) => {
  const state = price()
  const problem = problemOf(state, words)
  return (
    <Card>
      {problem ? (
        <BarProblem {...problem} />
      ) : (
        <Row spread="between" wrap>
          <Text bold>{copy.totalPremium}</Text>
          <Total state={state} sheet={sheet} />
        </Row>
      )}
    </Card>
  )
}

const Total = ({
  state,
  sheet,
}: {
  state: PriceState
  sheet: Pick<PremiumDetailProps, 'title' | 'subtitle'>
}) => {
  if (state.status === 'asking') return <Text tone="soft">{premium.calculating}</Text>
  if (state.status !== 'ready') return <Text tone="soft">{copy.priceLater}</Text>
  const { price } = state
  return (
    <Box className="hm-total">
      <Money fen={price.totalFen} size="l" bold tone="accent" />
      <Button
        kind="text"
        size="s"
        onClick={async () => {
          await ask(premiumDetail, { price, subtitle: premium.payable, ...sheet })
        }}
      >
        {premium.view}
      </Button>
    </Box>
  )
}

/**
 * The consent to the use of people's data: credential numbers are sensitive and are checked with
 * the real-name centre (PIPL art. 29). A user who agreed to the same text before is not asked again.
 */
export const ApplyTerms = ({
  unagreed,
  agreedAt,
}: {
  unagreed: boolean
  /** When the user agreed to this text in an earlier purchase. */
  agreedAt: string | null | undefined
}) => {
  const agreed = usePurchase((purchase) => purchase.agreed)
  const document = {
    title: copy.privacyPolicy,
    to: pathTo('reader', { url: PRIVACY, title: copy.privacyPolicy }),
  }
  return (
    <Card>
      <Text as="block" size="s" tone="soft">
        {realname.termsWhy}
      </Text>
      {agreedAt ? (
        <Agreed at={agreedAt} documents={[document]} />
      ) : (
        <Consent
          name="apply"
          documents={[document]}
          agreed={agreed}
          missing={unagreed && !agreed}
          onChange={(given) => fillPurchase({ agreed: given })}
        />
      )}
    </Card>
  )
}
