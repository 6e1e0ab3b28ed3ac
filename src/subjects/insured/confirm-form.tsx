import { fetchDocument } from '@/api/catalogue'
import type { CoveredPolicy } from '@/contract/insured'
import { fill } from '@/copy/fill'
import { wording } from '@/copy/product/wording'
import { insured as copy } from '@/copy/records/insured'
import { policies } from '@/copy/records/policies'
import { pathTo } from '@/routes/path-to'
import { IdentityFields } from '@/subjects/account'
import { useTheme } from '@/subjects/product'
import { AgentCard } from '@/ui/blocks/agent-card/agent-card'
import { StatementCard } from '@/ui/blocks/statement-card/statement-card'
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
import { mayConfirm, ConfirmationState } from './confirmation-state'
import { CoveredFacts } from './covered-facts'
import { Help } from './help'
import { Success } from './success'
import { CONSENT_ID, useConfirming } from './use-confirming'
import '@/ui/form/form.css'
import './insured.css'

const STATEMENT = '/documents/insurant-confirmation'

export interface ConfirmFormProps {
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
