import { useState } from 'react'
import { fetchDocument } from '@/api/catalogue'
import { send } from '@/api/client'
import { reportAuthorization, type Authorization } from '@/contract/partner'
import { failureText } from '@/copy/errors/failures'
import { fill } from '@/copy/fill'
import { BrowserEnv } from '@/domain/address/browser-env'
import { newId } from '@/domain/base/uuid'
import { currentLogin } from '@/stores/session'
import { useVisit } from '@/stores/visit'
import { StatementCard } from '@/ui/blocks/statement-card/statement-card'
import { alert } from '@/ui/dialog/message'
import { tellMissing } from '@/ui/form/tell-missing'
import { Actions, Answers } from '@/ui/layout/actions'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { Stack } from '@/ui/layout/stack'
import { useLoad } from '@/ui/load/use-load'
import { Box } from '@/ui/primitives/box'
import { Checkbox } from '@/ui/primitives/checkbox'
import { Heading, Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import type { AuthorizationRequest } from './authorization-request'
import { authorize as copy } from './copy'

const TEXT = '/documents/authorization'
const CONSENT_ID = 'authorize-consent'

export interface AuthorizeFormProps {
  asked: AuthorizationRequest
  said: Authorization
  onAgreed: () => void
  onRefused: () => void
  /** The user agreed elsewhere, or the text changed meanwhile. */
  onStale: () => Promise<void>
}

/** The user who agrees: by openid inside WeChat, by userid in a browser. */
const whoAgrees = () => {
  const login = currentLogin()
  return useVisit.getState().env === BrowserEnv.BROWSER
    ? { userid: login?.userId }
    : { openid: login?.openId }
}

/**
 * The partner, its request, the purpose, the last day and the text. Nothing is ticked in advance.
 */
export const AuthorizeForm = ({
  asked,
  said,
  onAgreed,
  onRefused,
  onStale,
}: AuthorizeFormProps) => {
  const { context } = useVisit()
  const statement = useLoad(TEXT, () => fetchDocument(TEXT))
  const [agreed, setAgreed] = useState(false)
  const [isTickMissing, setTickMissing] = useState(false)
  const partner = { partner: said.partnerName }

  const agree = async () => {
    const { state } = statement
    if (state.status !== 'ready') return
    setTickMissing(!agreed)
    if (!agreed) return tellMissing(CONSENT_ID, copy.consentMissing)
    const { textHash } = state.value
    const kept = await send(reportAuthorization, { ...asked, ...whoAgrees(), textHash }, newId())
    if (kept.ok) return onAgreed()
    await alert({ title: failureText(kept.error, context) })
    await Promise.all([statement.again(), onStale()])
  }
  const tick = (isAgreed: boolean) => {
    setTickMissing(false)
    setAgreed(isAgreed)
  }

  return (
    <PageShell
      title={copy.title}
      bottom={
        <Actions>
          <Answers
            no={copy.refuse}
            onNo={onRefused}
            yes={copy.agree}
            onYes={agree}
            // The user cannot agree to a text that has not loaded.
            disabled={statement.state.status !== 'ready'}
          />
        </Actions>
      }
    >
      <Card>
        <Stack gap={3}>
          <Heading level={2}>{fill(copy.lead, partner)}</Heading>
          <Facts
            label={copy.facts}
            facts={[
              { name: copy.partner, value: said.partnerName },
              { name: copy.business, value: said.businessName },
              {
                name: copy.items,
                value: said.items.map((item) => (
                  <Text key={item} as="block">
                    {item}
                  </Text>
                )),
              },
              { name: copy.until, value: asked.effectiveTime },
              { name: copy.seqNo, value: asked.seqNo },
            ]}
          />
        </Stack>
      </Card>
      <StatementCard title={copy.statement} statement={statement} words={context} />
      <Card>
        <Checkbox
          id={CONSENT_ID}
          checked={agreed}
          invalid={isTickMissing}
          focused={isTickMissing}
          onChange={tick}
        >
          {fill(copy.consent, partner)}
        </Checkbox>
        {isTickMissing ? (
          <Box role="alert" className="hm-field__error">
            {copy.consentMissing}
          </Box>
        ) : null}
      </Card>
    </PageShell>
  )
}
