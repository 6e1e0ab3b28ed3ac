import { createElement, useEffect, useState, type ComponentType } from 'react'
import type { ProductId } from '@/contract/fields'
import type { HealthSection } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { reserve } from '@/copy/product/reserve'
import { wording } from '@/copy/product/wording'
import { buttons } from '@/copy/shell/buttons'
import { whenReached } from '@/platform/in-view'
import { back, replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { productKey } from '@/stores/catalogue'
import { productPage } from '@/stores/product-page'
import { usePurchase } from '@/stores/purchase'
import { useFetchAhead } from '@/subjects/apply'
import { isPurchaseOf, restorePurchase } from '@/subjects/draft'
import { usePopups } from '@/subjects/popups'
import { PendingPage } from '@/ui/blocks/pending-page/pending-page'
import { PurchaseSteps } from '@/ui/blocks/purchase-steps/purchase-steps'
import { confirm } from '@/ui/dialog/message'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { useLoad, useReturn } from '@/ui/load/use-load'
import { Button } from '@/ui/primitives/button'
import { Link } from '@/ui/primitives/link'
import { Text } from '@/ui/primitives/text'
import { useElderMode } from '@/ui/shell/elder-mode'
import { PageShell } from '@/ui/shell/page-shell'
import { health as copy } from './copy'
import { HealthItems, useAnswers, type HealthItemsProps } from './health-items'
import { HealthSteps } from './health-steps'
import { useProceed } from './use-proceed'

/** The health declaration, then the important notices, the price and the proposal. */
export const HealthConfirm = ({
  product,
  flow,
}: {
  product: ProductId
  /** Variant of the purchase that the address names. */
  flow?: 'pdd' | 'pjp' | undefined
}) => {
  const { state, again } = useLoad(productKey(product), async (isWanted) => {
    const page = await productPage(product, flow)
    if (!page.ok) return page
    const restored = await restorePurchase(product, page.value, isWanted)
    return restored.ok ? page : restored
  })
  useReturn(() => {
    if (!isPurchaseOf(product)) void again()
  })
  const people = usePurchase(({ insurants }) => insurants.length)
  const proceed = useProceed(product, flow, again)
  useFetchAhead()
  usePopups(state.status === 'ready' ? state.value : undefined, 'healthConfirm')
  const answers = useAnswers(product, state.status === 'ready' ? state.value.health : undefined)
  const elder = useElderMode()
  const isRead = useReadToEnd(state.status === 'ready' && people > 0 && !elder)
  const apply = pathTo('insureApply', { ...product })

  if (state.status !== 'ready')
    return (
      <PendingPage
        title={copy.title}
        back={apply}
        state={state}
        words={product}
        onRetry={again}
        missing={{
          title: reserve.missing,
          wayOn: <Link to={pathTo('insure')}>{buttons.backToInsure}</Link>,
        }}
      />
    )

  const page = state.value
  const { health } = page
  const terms = wording(page)
  const asks = health.layout === 'questions'
  const refuse = async () => {
    const answer = await confirm({
      title: copy.refusedTitle,
      text: copy.refusedText,
      icon: 'warning-red',
      confirmText: fill(copy.editInsurants, terms),
      cancelText: buttons.alertOk,
    })
    if (answer.kind === 'confirmed') await back(apply)
  }
  if (elder && people > 0)
    return (
      <HealthSteps
        product={product}
        page={page}
        answers={answers}
        back={apply}
        onAgree={() => proceed(page, asks ? answers.declared : undefined)}
        onRefuse={refuse}
      />
    )
  return (
    <PageShell
      title={health.title}
      back={apply}
      theme={page.colorSet}
      bottom={
        people === 0 ? undefined : (
          <Stack gap={2}>
            {asks && !isRead && !answers.allDenied ? (
              <Text as="block" size="s" tone="soft">
                {fill(copy.readFirst, { N: health.items.length })}
              </Text>
            ) : null}
            <Button
              kind="primary"
              size="l"
              block
              disabled={asks && (answers.someAffirmed || !(isRead || answers.allDenied))}
              onClick={() => proceed(page, asks ? answers.declared : undefined)}
            >
              {health.agreeText}
            </Button>
            <Button block onClick={refuse}>
              {health.refuseText}
            </Button>
          </Stack>
        )
      }
    >
      {people === 0 ? (
        <StatePanel picture="empty" title={copy.nobodyTitle} text={fill(copy.nobodyText, terms)}>
          <Button kind="primary" onClick={() => replace(apply)}>
            {copy.fillIn}
          </Button>
        </StatePanel>
      ) : (
        <>
          <PurchaseSteps at="health" product={page.productName} />
          <Card>
            <HealthSections health={health} answers={answers} terms={terms} />
          </Card>
        </>
      )}
    </PageShell>
  )
}

/** Whether the user saw the last question, and so passed every one before it. */
const useReadToEnd = (isShown: boolean): boolean => {
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    if (!isShown) return
    let left = false
    const options = { atOnce: true, isWanted: () => !left }
    void whenReached('.hm-health__end', options).then(() => {
      if (!left) setRead(true)
    })
    return () => {
      left = true
    }
  }, [isShown])
  return isRead
}

const Intro = ({ health }: HealthItemsProps) => <Text as="block">{health.intro}</Text>

/** A new kind of section needs only an entry here and in the contract. */
const sections: Record<HealthSection, ComponentType<HealthItemsProps>> = {
  intro: Intro,
  items: HealthItems,
}

/** The health declaration in the product's order. */
const HealthSections = (props: HealthItemsProps) => (
  <>{props.health.sections.map((kind) => createElement(sections[kind], { key: kind, ...props }))}</>
)
