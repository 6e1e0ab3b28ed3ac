import { useState } from 'react'
import { fetchDocument } from '@/api/catalogue'
import { send } from '@/api/client'
import type { Failure } from '@/contract/envelope'
import { accreditInsurant, type CoveredPolicy } from '@/contract/insured'
import { failureText } from '@/copy/errors/failures'
import { fill } from '@/copy/fill'
import { wording } from '@/copy/product/wording'
import { policies } from '@/copy/records/policies'
import { newId } from '@/domain/base/uuid'
import { pathTo } from '@/routes/path-to'
import { useTheme } from '@/stores/product-page'
import { IdentityFields, useIdentity } from '@/subjects/account'
import { AgentCard } from '@/ui/blocks/agent-card/agent-card'
import { StatementCard } from '@/ui/blocks/statement-card/statement-card'
import { alert } from '@/ui/dialog/message'
import { tellMissing } from '@/ui/form/tell-missing'
import { Card } from '@/ui/layout/card'
import { LinkRows } from '@/ui/layout/link-rows'
import { Stack } from '@/ui/layout/stack'
import { useLoad } from '@/ui/load/use-load'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Checkbox } from '@/ui/primitives/checkbox'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import type { Channel } from './channel'
import { insured as copy } from './copy'
import { ConfirmationState, CoveredFacts, Help, mayConfirm } from './covered-policy'
import { Success } from './success'
import '@/ui/form/form.css'
import './insured.css'

const STATEMENT = '/documents/insurant-confirmation'

interface ConfirmFormProps {
  policy: CoveredPolicy
  token: string
  /** This account has already given the name and number. */
  isProven: boolean
  by: Channel
  back: string
  onStale: () => Promise<void>
}

/**
 * What was bought, the statement, and the insured person who confirms; or why nothing can be
 * confirmed.
 */
export const ConfirmForm = ({ policy, token, isProven, by, back, onStale }: ConfirmFormProps) => {
  const theme = useTheme(policy)
  const terms = wording(policy)
  const title = fill(copy.title, terms)
  const statement = useLoad(STATEMENT, () => fetchDocument(STATEMENT))
  const form = useConfirming({ policy, token, isProven, onStale: () => stale() })
  const stale = async () => {
    await statement.again()
    await onStale()
  }
  const { cityCode, productCode } = policy

  if (form.confirmedAt !== undefined)
    return <Success policy={policy} confirmedAt={form.confirmedAt} by={by} />
  if (!mayConfirm(policy))
    return (
      <PageShell title={title} back={back} theme={theme}>
        <CoveredFacts policy={policy} />
        <ConfirmationState policy={policy} />
        <Help policy={policy} />
      </PageShell>
    )
  return (
    <PageShell
      title={title}
      back={back}
      theme={theme}
      bottom={
        <Button
          kind="primary"
          size="l"
          block
          // The user cannot confirm a statement that has not loaded.
          disabled={statement.state.status !== 'ready'}
          onClick={async () => {
            const { state } = statement
            if (state.status === 'ready') await form.confirm(state.value.textHash)
          }}
        >
          {copy.confirm}
        </Button>
      }
    >
      <CoveredFacts policy={policy} />
      <Card title={policies.coverage}>
        <List label={policies.coverage}>
          {policy.coverage.map(({ name, amount }) => (
            <ListItem key={name} className="hm-insured__cover">
              <Text>{name}</Text>
              <Text numeric bold tone="accent">
                {amount}
              </Text>
            </ListItem>
          ))}
        </List>
      </Card>
      {policy.documents.length === 0 ? null : (
        <Card title={policies.documents}>
          <LinkRows
            rows={policy.documents.map((document) => ({
              key: document.title + document.url,
              icon: 'document',
              to: pathTo('reader', {
                url: document.url,
                title: document.title,
                type: document.type,
                cityCode,
                productCode,
              }),
              words: document.title,
            }))}
          />
        </Card>
      )}
      <StatementCard title={copy.statement} statement={statement} words={policy} />
      {isProven && form.told === undefined ? null : (
        <Card title={copy.who}>
          <Stack gap={4}>
            <Text as="block" size="s" tone="soft">
              {copy.whoText}
            </Text>
            <IdentityFields identity={form.identity} told={form.told} />
          </Stack>
        </Card>
      )}
      <Box className="hm-insured__inset">
        <Checkbox
          id={CONSENT_ID}
          checked={form.agreed}
          invalid={form.isTickMissing}
          focused={form.isTickMissing}
          onChange={form.agree}
        >
          {fill(copy.agree, terms)}
        </Checkbox>
        {form.isTickMissing ? (
          <Box role="alert" className="hm-field__error">
            {copy.agreeBlank}
          </Box>
        ) : null}
      </Box>
      <AgentCard agent={policy.agent} />
      <Help policy={policy} />
    </PageShell>
  )
}

interface Asked {
  policy: CoveredPolicy
  token: string
  isProven: boolean
  /** Loads again what there is to confirm. */
  onStale: () => Promise<void>
}

const CONSENT_ID = 'insured-consent'

/** The state of the confirmation form: name and number, the tick and the result. */
function useConfirming({ policy, token, isProven, onStale }: Asked) {
  const identity = useIdentity()
  const [agreed, setAgreed] = useState(false)
  const [isTickMissing, setTickMissing] = useState(false)
  const [told, setTold] = useState<string>()
  const [confirmedAt, setConfirmedAt] = useState<string>()
  // The key stays the same until a confirmation succeeds, so a second tap is the same confirmation.
  const [key] = useState(newId)

  const failed = async (error: Failure) => {
    if (error.name === 'REALNAME_MISMATCH') return setTold(copy.wrong)
    if (error.extra?.code === 'OTHER_PERSON')
      return setTold(fill(copy.otherPerson, wording(policy)))
    // The policy ended, was revoked or confirmed meanwhile, or the text changed. It is loaded
    // again.
    await alert({ title: failureText(error, policy) })
    await onStale()
  }
  const confirm = async (textHash: string) => {
    setTold(undefined)
    const who = isProven ? undefined : identity.read()
    setTickMissing(!agreed)
    if (!agreed) tellMissing(CONSENT_ID, copy.agreeBlank)
    if (!agreed || (!isProven && !who)) return
    const answer = await send(accreditInsurant, { token, textHash, ...(who && { who }) }, key)
    if (answer.ok) setConfirmedAt(answer.value.confirmedAt)
    else await failed(answer.error)
  }
  const agree = (isAgreed: boolean) => {
    setTickMissing(false)
    setAgreed(isAgreed)
  }
  return { identity, agreed, agree, isTickMissing, told, confirmedAt, confirm }
}
