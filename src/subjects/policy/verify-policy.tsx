import { useEffect, useState } from 'react'
import { send } from '@/api/client'
import type { Failure } from '@/contract/envelope'
import { verifyPolicy, type VerifiedPolicy } from '@/contract/policy'
import { fill } from '@/copy/fill'
import { wording } from '@/copy/product/wording'
import { policies } from '@/copy/records/policies'
import { policyStatusText } from '@/copy/records/statuses'
import { policyWordOf } from '@/domain/situation/situation'
import { minuteText } from '@/domain/time/instant'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { Failed } from '@/ui/blocks/failed/failed'
import { Money } from '@/ui/display/money'
import { Period } from '@/ui/display/period'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { Stack } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Input } from '@/ui/primitives/input'
import { Label } from '@/ui/primitives/label'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { toast } from '@/ui/toast/service'
import { verify as copy } from './copy'
import './verify.css'

const NUMBER_ID = 'verify-number'
const CODE_ID = 'verify-code'

type Found = { kind: 'genuine'; policy: VerifiedPolicy } | { kind: 'failed'; error: Failure }

export interface VerifyPolicyProps {
  /** The values from the code on the policy document. */
  policyNo?: string | undefined
  verifyCode?: string | undefined
}

/** Lets anybody with a policy check whether it is genuine. Names and numbers stay masked. */
export const VerifyPolicy = ({ policyNo = '', verifyCode = '' }: VerifyPolicyProps) => {
  const [number, setNumber] = useState(policyNo)
  const [code, setCode] = useState(verifyCode)
  const [found, setFound] = useState<Found>()

  const check = async (wanted: { policyNo: string; verifyCode: string }) => {
    const answer = await send(verifyPolicy, wanted)
    setFound(
      answer.ok
        ? { kind: 'genuine', policy: answer.value }
        : { kind: 'failed', error: answer.error },
    )
  }
  useEffect(() => {
    if (policyNo && verifyCode) void check({ policyNo, verifyCode })
  }, [policyNo, verifyCode])

  const press = async () => {
    const wanted = { policyNo: number.trim(), verifyCode: code.trim() }
    if (!wanted.policyNo || !wanted.verifyCode) return toast(copy.blank)
    await check(wanted)
  }
  return (
    <PageShell title={copy.title} back={pathTo('insure')}>
      <Card>
        <Stack gap={4}>
          <Text as="block" size="s" tone="soft">
            {copy.about}
          </Text>
          <Stack gap={2}>
            <Label htmlFor={NUMBER_ID}>{policies.number}</Label>
            <Input id={NUMBER_ID} value={number} onChange={setNumber} />
          </Stack>
          <Stack gap={2}>
            <Label htmlFor={CODE_ID}>{copy.code}</Label>
            <Input id={CODE_ID} value={code} onChange={setCode} placeholder={copy.codeHint} />
          </Stack>
          <Button kind="primary" size="l" block onClick={press}>
            {copy.check}
          </Button>
        </Stack>
      </Card>
      <Box role="status">{found ? <Answer found={found} onRetry={press} /> : null}</Box>
    </PageShell>
  )
}

const Answer = ({ found, onRetry }: { found: Found; onRetry: () => Promise<void> }) => {
  const words = useVisit(({ context }) => context)
  if (found.kind === 'genuine') return <Genuine policy={found.policy} />
  // An invalid number is shown as no policy.
  if (found.error.name === 'NOT_FOUND' || found.error.name === 'BAD_REQUEST')
    return <StatePanel picture="failure" title={copy.none} text={copy.noneText} />
  return <Failed error={found.error} words={words} onRetry={onRetry} />
}

const Genuine = ({ policy }: { policy: VerifiedPolicy }) => {
  const terms = wording(policy)
  return (
    <Card title={copy.genuine}>
      <Text as="block" size="s" tone="soft" className="hm-verify__text">
        {copy.genuineText}
      </Text>
      <Facts
        label={copy.genuine}
        facts={[
          {
            name: copy.status,
            value: policyStatusText(
              policyWordOf({
                status: policy.status,
                refusal: policy.refused,
                givenBack: policy.givenBack,
              }),
            ),
          },
          { name: policies.number, value: policy.policyNo },
          { name: policies.product, value: policy.productName },
          { name: policies.company, value: policy.companyName },
          { name: fill(copy.holder, terms), value: policy.applicantName },
          {
            name: fill(copy.insured, terms),
            value: `${policy.insurantName} ${policy.credentialNo}`,
          },
          { name: policies.period, value: <Period of={policy} /> },
          { name: policies.premium, value: <Money fen={policy.premiumFen} /> },
          { name: policies.issuedAt, value: minuteText(policy.issuedAt) },
        ]}
      />
    </Card>
  )
}
