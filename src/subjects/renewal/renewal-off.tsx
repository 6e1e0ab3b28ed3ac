import { useState } from 'react'
import { fetchDocument } from '@/api/catalogue'
import { productId } from '@/contract/fields'
import type { RenewalSwitch } from '@/contract/renewal'
import type { FailureWords } from '@/copy/errors/failures'
import { formErrors } from '@/copy/errors/form-errors'
import { fill } from '@/copy/fill'
import { insuredNameText } from '@/copy/product/insured-name'
import { wording } from '@/copy/product/wording'
import { followsText } from '@/copy/records/continuations'
import { renewal } from '@/copy/records/renewal'
import { host } from '@/copy/shell/host'
import { openMiniProgram } from '@/platform/environment'
import type { MiniProgramTarget } from '@/platform/environment.types'
import { go, replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { Consent, consentId } from '@/ui/blocks/consent/consent'
import { StatementCard } from '@/ui/blocks/statement-card/statement-card'
import { Money } from '@/ui/display/money'
import { tellMissing } from '@/ui/form/tell-missing'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { Stack } from '@/ui/layout/stack'
import { useLoad } from '@/ui/load/use-load'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Checkbox } from '@/ui/primitives/checkbox'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { toast } from '@/ui/toast/service'
import { renewalContract as copy } from './copy'
import { signRenewal } from './flow/sign-renewal'
import { CurrentCover, dateFacts, isOtherProduct, NextCover } from './renewal-facts'
import '@/ui/form/form.css'

const TEXT = '/documents/renewal'

const openSigning = async (target: MiniProgramTarget): Promise<void> => {
  const opened = await openMiniProgram(target)
  if (!opened.ok && opened.code !== 'CANCELLED') toast(host.notOpened)
}

export interface RenewalOffProps {
  known: RenewalSwitch
  words: FailureWords
  back: string
  byCity: boolean
  onChange: () => Promise<void>
}

const PEOPLE_ID = 'renewal-people'
const CONSENT = 'renewal'

/**
 * Explains auto-renewal and asks for the agreement. Only the opened policy is ticked in advance.
 */
export const RenewalOff = ({ known, words, back, byCity, onChange }: RenewalOffProps) => {
  const { becomes, family, obstacle, policyId, status } = known
  const isOther = isOtherProduct(known)
  const documents = becomes?.documents ?? []
  const statement = useLoad(TEXT, () => fetchDocument(TEXT))
  const isSigning = status === 'SIGNING'
  /** A user who returns from WeChat without signing finds the same people ticked. */
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    isSigning
      ? family.filter(({ isAgreed }) => isAgreed).map((person) => person.policyId)
      : [policyId],
  )
  const [agreed, setAgreed] = useState(false)
  /** The user tried to sign, so missing parts show their error. */
  const [complained, setComplained] = useState(false)
  /** The user agreed here. WeChat's mini-program for signing opens only by another tap. */
  const [target, setTarget] = useState<MiniProgramTarget>()
  const people = family.filter((person) => chosen.includes(person.policyId))
  const isNobodyChosen = complained && people.length === 0
  const isConsentMissing = complained && people.length > 0 && !agreed
  const amountFen = people.reduce((sum, { premiumFen }) => sum + premiumFen, 0)

  const sign = async () => {
    const { state } = statement
    const isReady = state.status === 'ready'
    setComplained(people.length === 0 || !agreed)
    if (people.length === 0) return tellMissing(PEOPLE_ID, copy.nobody)
    if (!agreed) return tellMissing(consentId(CONSENT), formErrors.terms)
    if (!isReady) return
    const { textHash } = state.value
    const signed = await signRenewal({
      family: people,
      textHash,
      productCode: becomes?.productCode,
      documents: documents.map(({ url }) => url),
      words,
      byCity,
    })
    setTarget(signed.kind === 'OPEN' ? signed.target : undefined)
    if (signed.kind === 'NOT') await onChange()
  }
  const choose = (id: string, isIn: boolean) => {
    setComplained(false)
    setTarget(undefined)
    setChosen(isIn ? [...chosen, id] : chosen.filter((other) => other !== id))
  }
  const agree = (isAgreed: boolean) => {
    setComplained(false)
    setAgreed(isAgreed)
  }

  if (obstacle)
    return (
      <PageShell title={renewal.title} back={back}>
        <CurrentCover known={known} />
        {isOther ? <NextCover known={known} /> : null}
        <Card>
          <Stack gap={2}>
            <Text as="block" bold>
              {status === 'LAPSED' ? copy.LAPSED : renewal.off}
            </Text>
            {obstacle === 'NOT_ELIGIBLE' && known.continued.length > 0 ? null : (
              <Text as="block">{known.maintainText || fill(copy[obstacle], wording(words))}</Text>
            )}
            <AlreadyContinued people={known.continued} />
            {isOther && becomes ? (
              <Button
                kind="primary"
                onClick={() =>
                  go(
                    pathTo('insure', {
                      cityCode: becomes.cityCode,
                      productCode: becomes.productCode,
                    }),
                  )
                }
              >
                {fill(copy.seeProduct, { product: becomes.productName })}
              </Button>
            ) : null}
            <Button onClick={() => replace(back)}>{copy.policies}</Button>
          </Stack>
        </Card>
      </PageShell>
    )
  return (
    <PageShell
      title={renewal.title}
      back={back}
      bottom={
        target ? (
          <Stack gap={2}>
            <Text as="block" size="s" tone="soft">
              {copy.signSoon}
            </Text>
            <Button kind="primary" size="l" block onClick={() => openSigning(target)}>
              {copy.toWechat}
            </Button>
          </Stack>
        ) : (
          <Button
            kind="primary"
            size="l"
            block
            // The user cannot agree to a text that has not loaded.
            disabled={statement.state.status !== 'ready'}
            onClick={sign}
          >
            {copy.sign}
          </Button>
        )
      }
    >
      <Stack gap={1} className="hm-renewal__inset">
        <Text as="block" bold>
          {isSigning ? copy.confirming : renewal.off}
        </Text>
        <Text as="block" size="s" tone="soft">
          {copy.what}
        </Text>
        {isSigning ? <Button onClick={onChange}>{copy.check}</Button> : null}
      </Stack>
      <CurrentCover known={known} />
      <NextCover known={known} />
      <Card title={copy.who}>
        <List label={copy.who}>
          {family.map((person, index) => (
            <ListItem key={person.policyId} className="hm-renewal__person">
              <Checkbox
                checked={chosen.includes(person.policyId)}
                focused={isNobodyChosen && index === 0}
                onChange={(isIn) => choose(person.policyId, isIn)}
              >
                {insuredNameText(person)}
              </Checkbox>
              <Money fen={person.premiumFen} />
            </ListItem>
          ))}
        </List>
        <AlreadyContinued people={known.continued} />
        {isNobodyChosen ? (
          <Box role="alert" className="hm-field__error">
            {copy.nobody}
          </Box>
        ) : null}
        <Facts
          facts={[
            { name: copy.amount, value: <Money fen={amountFen} size="l" /> },
            ...dateFacts(known),
          ]}
        />
      </Card>
      <StatementCard title={renewal.text} statement={statement} words={words} />
      <Box className="hm-renewal__inset">
        <Consent
          name={CONSENT}
          sentence={
            (isOther && becomes
              ? fill(copy.consentOther, { product: becomes.productName })
              : copy.consent) + (documents.length > 0 ? copy.consentAnd : '')
          }
          documents={documents.map((document) => ({
            title: document.title,
            to: pathTo('reader', { ...document, ...(becomes && productId(becomes)) }),
          }))}
          agreed={agreed}
          missing={isConsentMissing}
          onChange={agree}
        />
      </Box>
    </PageShell>
  )
}

/** Names who needs no renewal here, because the next cover is bought already. */
const AlreadyContinued = ({ people }: { people: RenewalSwitch['continued'] }) => (
  <>
    {people.map((person, index) => (
      <Text key={index} as="block" numeric>
        {insuredNameText(person)} {followsText(person.effectiveOn)}
      </Text>
    ))}
  </>
)
