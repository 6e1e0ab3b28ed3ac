import { useRef, useState, type MutableRefObject } from 'react'
import { send } from '@/api/client'
import {
  endDelegation,
  listDelegations,
  makeDelegation,
  type Delegation,
  type DelegationLink,
} from '@/contract/delegation'
import type { ProductId } from '@/contract/fields'
import { failureText } from '@/copy/errors/failures'
import { fill } from '@/copy/fill'
import { wording } from '@/copy/product/wording'
import { newId } from '@/domain/base/uuid'
import { minuteText } from '@/domain/time/instant'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { Consent, consentId } from '@/ui/blocks/consent/consent'
import { PendingPage } from '@/ui/blocks/pending-page/pending-page'
import { alert, confirm } from '@/ui/dialog/message'
import { LinkButtons, LinkCode } from '@/ui/display/link-code'
import { tellMissing } from '@/ui/form/tell-missing'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { useFollow } from '@/ui/load/use-follow'
import { useLoad } from '@/ui/load/use-load'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { toast } from '@/ui/toast/service'
import { delegation as copy } from './copy'
import { statement, takeFilledForm, waitingText } from './flow/delegation'
import { SendCard } from './send-card'
import { TellMe } from './tell-me'
import './delegation.css'

/** The list of links does not hold them, so each is asked for once by its own call. */
type MadeLink = MutableRefObject<DelegationLink | undefined>

interface Asked {
  link: DelegationLink | undefined
  open: Delegation | undefined
  textHash: string
}

const load = async (product: ProductId, made: MadeLink) => {
  const listed = await send(listDelegations, {})
  if (!listed.ok) return listed
  const { list, text } = listed.value
  const open = list.find(
    ({ cityCode, productCode }) =>
      cityCode === product.cityCode && productCode === product.productCode,
  )
  const { textHash } = text
  const isMade = open !== undefined && made.current?.delegationId === open.delegationId
  if (open && !isMade) {
    const link = await send(makeDelegation, { ...product, textHash })
    made.current = link.ok ? link.value : undefined
  }
  const value: Asked = { link: open && made.current, open, textHash }
  return { ok: true as const, value }
}

/** 请子女代办: the applicant's page, from the wish to the form that came back. */
export const AskChild = ({ product }: { product: ProductId }) => {
  const { cityCode, productCode } = product
  const made = useRef<DelegationLink>()
  const { state, again } = useLoad(`${cityCode}_${productCode}`, () => load(product, made))
  const asked = state.status === 'ready' ? state.value.open : undefined
  useFollow(again, asked?.state === 'OPEN' || asked?.state === 'FILLING')
  const back = pathTo('insureApply', product)
  if (state.status !== 'ready')
    return (
      <PendingPage title={copy.title} back={back} state={state} words={product} onRetry={again} />
    )
  const { open, link, textHash } = state.value
  if (open?.state === 'FILLED') return <Filled open={open} back={back} />
  return open && link ? (
    <Sent open={open} link={link} product={product} textHash={textHash} back={back} again={again} />
  ) : (
    <Wish product={product} textHash={textHash} back={back} again={again} />
  )
}

interface PartProps {
  product: ProductId
  textHash: string
  back: string
  again: () => Promise<void>
}

/** What happens, the statement, and the button that makes the link. */
const Wish = ({ product, textHash, back, again }: PartProps) => {
  const [agreed, setAgreed] = useState(false)
  const [missing, setMissing] = useState(false)
  const make = async () => {
    setMissing(!agreed)
    if (!agreed) return tellMissing(consentId('delegation'), copy.agreeBlank)
    const made = await send(makeDelegation, { ...product, textHash })
    if (!made.ok) await alert({ title: failureText(made.error, product) })
    await again()
  }
  return (
    <PageShell
      title={copy.title}
      back={back}
      bottom={
        <Button kind="primary" size="l" block onClick={make}>
          {copy.make}
        </Button>
      }
    >
      <Card title={copy.how}>
        <List label={copy.how}>
          {[copy.step1, copy.step2, copy.step3].map((step, place) => (
            <ListItem key={step} className="hm-delegation__step">
              <Text bold tone="accent" numeric>
                {place + 1}
              </Text>
              <Text>{step}</Text>
            </ListItem>
          ))}
        </List>
        <Text as="block" size="s" tone="soft">
          {copy.privacy}
        </Text>
      </Card>
      <Card>
        <Consent
          name="delegation"
          documents={[statement()]}
          agreed={agreed}
          missing={missing && !agreed}
          onChange={setAgreed}
        />
      </Card>
    </PageShell>
  )
}

/** The link to send, to show as a code, to change or to withdraw. */
const Sent = ({
  open,
  link,
  product,
  textHash,
  back,
  again,
}: PartProps & { open: Delegation; link: DelegationLink }) => {
  const { token, url } = link
  const [key] = useState(newId)
  const path = pathTo('delegationLanding', { token, ...product, outerId: undefined })
  const renew = async () => {
    const made = await send(makeDelegation, { ...product, textHash, renew: true })
    if (made.ok) toast(copy.renewed)
    else await alert({ title: failureText(made.error, product) })
    await again()
  }
  const end = async () => {
    const answer = await confirm({ title: copy.endAsk, text: copy.endText, icon: 'warning-red' })
    if (answer.kind !== 'confirmed') return
    const ended = await send(endDelegation, { delegationId: open.delegationId }, key)
    if (ended.ok) toast(copy.ended)
    else await alert({ title: failureText(ended.error, product) })
    await again()
  }
  const isFilling = open.state === 'FILLING'
  return (
    <PageShell
      title={copy.title}
      back={back}
      bottom={
        <SendCard
          text={copy.send}
          card={{ title: fill(copy.shareTitle, { PRODUCT: open.productName }), path }}
        />
      }
    >
      <Card title={isFilling ? copy.filling : copy.waiting}>
        <Stack gap={3}>
          <Box role="status">
            <Text as="block">{waitingText(open)}</Text>
            {open.named > 0 ? (
              <Text as="block" bold numeric>
                {fill(copy.named, { N: open.named, ...wording(product) })}
              </Text>
            ) : null}
          </Box>
          <LinkCode
            image={link.image}
            name={copy.code}
            expire={fill(copy.expire, { TIME: minuteText(link.expireAt) })}
          />
          <LinkButtons
            url={url}
            texts={{ copy: copy.copyLink, renew: copy.renew }}
            onRenew={renew}
          />
          <Button kind="text" block onClick={end}>
            {copy.end}
          </Button>
        </Stack>
      </Card>
      <TellMe product={product} />
    </PageShell>
  )
}

/** The child has handed the form in. */
const Filled = ({ open, back }: { open: Delegation; back: string }) => (
  <PageShell
    title={copy.title}
    back={back}
    bottom={
      <Button
        kind="primary"
        size="l"
        block
        onClick={async () => {
          if (await takeFilledForm(open)) await replace(back)
        }}
      >
        {copy.look}
      </Button>
    }
  >
    <Card title={copy.filled}>
      <Stack gap={3}>
        <Text as="block">{fill(copy.filledText, { PHONE: open.delegatePhone ?? '' })}</Text>
        <Text as="block" size="s" tone="soft">
          {copy.lookText}
        </Text>
      </Stack>
    </Card>
  </PageShell>
)
