import { useState } from 'react'
import { nationalities as countries } from '@/api/city-config'
import { send } from '@/api/client'
import { acceptDelegation, getDelegation, type OpenedDelegation } from '@/contract/delegation'
import type { Answer } from '@/contract/envelope'
import { productId } from '@/contract/fields'
import { getPageInfo, type PageInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'
import { failureText } from '@/copy/errors/failures'
import { nationalityKey } from '@/domain/address/browser-env'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { productPage } from '@/stores/product-page'
import { useVisit } from '@/stores/visit'
import { givePhone } from '@/subjects/account'
import { Consent, consentId } from '@/ui/blocks/consent/consent'
import { PendingPage } from '@/ui/blocks/pending-page/pending-page'
import { alert } from '@/ui/dialog/message'
import { StatePanel } from '@/ui/display/state-panel'
import { tellMissing } from '@/ui/form/tell-missing'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { useLoad, type IsWanted } from '@/ui/load/use-load'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { toast } from '@/ui/toast/service'
import { delegation as copy } from './copy'
import { DelegatedFilling } from './delegated-filling'
import { beginDelegatedForm } from './flow/delegated-form'
import { statement } from './flow/delegation'

/** All data that the child's form needs. Nothing of it is the applicant's own. */
export interface Delegated {
  delegation: OpenedDelegation
  page: ProductPage
  info: PageInfo
  nationalities: readonly { value: string; text: string }[]
}

type Loaded =
  | { status: 'over' }
  | { status: 'consent'; delegation: OpenedDelegation; textHash: string }
  | ({ status: 'form' } & Delegated)

const load = async (token: string, isWanted: IsWanted): Promise<Answer<Loaded>> => {
  const opened = await send(getDelegation, { token })
  if (!opened.ok) return opened
  const { delegation, text } = opened.value
  if (!delegation) return { ok: true, value: { status: 'over' } }
  if (!delegation.isDelegate)
    return { ok: true, value: { status: 'consent', delegation, textHash: text.textHash } }
  if (delegation.state !== 'FILLING') return { ok: true, value: { status: 'over' } }
  const { env, context } = useVisit.getState()
  const product = productId(delegation)
  const [page, info, nationalities] = await Promise.all([
    productPage(product),
    send(getPageInfo, { ...product, version: 3 }),
    countries(nationalityKey({ ...product, env, cfgUA: context.cfgUA })),
  ])
  if (!page.ok) return page
  if (!info.ok) return info
  if (isWanted()) beginDelegatedForm(token, delegation, page.value, info.value)
  return {
    ok: true,
    value: {
      status: 'form',
      delegation,
      page: page.value,
      info: info.value,
      nationalities: nationalities.map(({ id, text: name }) => ({ value: id, text: name })),
    },
  }
}

/** The form that a child fills in for an applicant. */
export const DelegatedForm = ({ token }: { token: string }) => {
  const { context } = useVisit()
  const { state, again } = useLoad(token, (isWanted) => load(token, isWanted))
  const back = pathTo('delegationLanding', { token })
  if (state.status !== 'ready')
    return (
      <PendingPage title={copy.form} back={back} state={state} words={context} onRetry={again} />
    )
  const { value } = state
  if (value.status === 'form') return <DelegatedFilling token={token} back={back} {...value} />
  if (value.status === 'consent')
    return <ConsentFirst token={token} back={back} textHash={value.textHash} again={again} />
  return (
    <PageShell title={copy.form} back={back}>
      <StatePanel picture="failure" title={copy.over} text={copy.overText} />
    </PageShell>
  )
}

/** The child's consent. It takes an account with a mobile, which is asked for where it is missing. */
const ConsentFirst = ({
  token,
  back,
  textHash,
  again,
}: {
  token: string
  back: string
  textHash: string
  again: () => Promise<void>
}) => {
  const { context } = useVisit()
  const [agreed, setAgreed] = useState(false)
  const [missing, setMissing] = useState(false)
  const begin = async (): Promise<void> => {
    setMissing(!agreed)
    if (!agreed) return tellMissing(consentId('delegated-form'), copy.agreeBlank)
    const accepted = await send(acceptDelegation, { token, textHash })
    if (accepted.ok) return again()
    const { error } = accepted
    if (error.extra?.code === 'NO_PHONE') {
      toast(copy.phoneText)
      return (await givePhone()) ? begin() : undefined
    }
    // The landing page says why: another child was faster, or the account is the applicant's.
    if (error.name === 'ORDER_STATE' || error.name === 'NOT_FOUND')
      return void (await replace(back))
    await alert({ title: failureText(error, context) })
    await again()
  }
  return (
    <PageShell
      title={copy.form}
      back={back}
      bottom={
        <Button kind="primary" size="l" block onClick={begin}>
          {copy.begin}
        </Button>
      }
    >
      <Card title={copy.statement}>
        <Stack gap={3}>
          <Text as="block">{copy.consentText}</Text>
          <Consent
            name="delegated-form"
            documents={[statement()]}
            agreed={agreed}
            missing={missing && !agreed}
            onChange={setAgreed}
          />
        </Stack>
      </Card>
    </PageShell>
  )
}
