import { useEffect } from 'react'
import type { ProductId } from '@/api/catalogue'
import { apply as copy } from '@/copy/apply'
import { buttons } from '@/copy/buttons'
import { credentialTypes } from '@/copy/credentialTypes'
import { failureText } from '@/copy/failures'
import { wording } from '@/copy/wording'
import { dayOf } from '@/domain/day'
import { now } from '@/platform/clock'
import { pathTo } from '@/routes/pathTo'
import { traceStep } from '@/session/trace'
import { runningTrace } from '@/stores/traces'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { Button } from '@/ui/primitives/button'
import { PageShell } from '@/ui/shell/page-shell'
import { toast } from '@/ui/toast/service'
import { ApplicantCard } from './applicantCard'
import { ApplyBar } from './applyBar'
import { InsurantsCard } from './insurantsCard'
import { usePersonForms } from './personForms'
import { SchemeCard } from './schemeCard'
import { useApplication, type Application } from './useApplication'
import { useAutosave } from './useAutosave'
import { useNext } from './useNext'
import { usePrice } from './usePrice'
import './apply.css'

/** Applicant and insurants: who buys for whom. */
export const Apply = ({ product }: { product: ProductId }) => {
  const { state, again } = useApplication(product)
  const home = pathTo('insure', { ...product })

  useEffect(() => {
    if (state.status !== 'ready') return
    const { page, restored } = state.value
    const { cityCode, productCode, pageVersion } = page
    if (restored) toast(copy.restored)
    // Whoever comes straight here enters the sale here.
    if (runningTrace(productCode).nextSeq === 0)
      traceStep({ cityCode, productCode, type: 'ENTER', pageId: 'insure-apply', pageVersion })
  }, [state])

  if (state.status === 'ready') return <Filling product={product} application={state.value} />
  return (
    <PageShell title={copy.title} back={home}>
      {state.status === 'loading' ? (
        <Card>
          <Skeleton lines={8} />
        </Card>
      ) : (
        <StatePanel picture="error" title={failureText(state.error, product)} urgent>
          <Button kind="primary" onClick={again}>
            {buttons.retry}
          </Button>
        </StatePanel>
      )}
    </PageShell>
  )
}

const Filling = ({ product, application }: { product: ProductId; application: Application }) => {
  const { page, info, nationalities } = application
  const forms = usePersonForms()
  const today = dayOf(now())
  const terms = wording(page)
  const price = usePrice(product, today, true)
  const next = useNext({ product, application, forms, price, today })
  useAutosave(product, true)

  const person = {
    forms,
    terms,
    today,
    choices: {
      nationality: nationalities,
      certificate: page.form.credentialTypes.map((value) => ({
        value,
        text: credentialTypes[value],
      })),
    },
  }
  return (
    <PageShell
      title={copy.title}
      back={pathTo('insure', { ...product })}
      theme={page.colorSet}
      bottom={<ApplyBar state={price} words={page} onNext={next} />}
    >
      <ApplicantCard {...person} />
      <SchemeCard scheme={info.protectScheme} />
      <InsurantsCard
        {...person}
        application={application}
        price={price.status === 'ready' ? price.price : undefined}
      />
    </PageShell>
  )
}
