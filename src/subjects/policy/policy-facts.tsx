import type { PolicyDetail } from '@/contract/policy'
import { fill } from '@/copy/fill'
import { homes } from '@/copy/product/homes'
import { relations } from '@/copy/product/people'
import { product } from '@/copy/product/product'
import { wording } from '@/copy/product/wording'
import { continuationText } from '@/copy/records/continuations'
import { policies as copy } from '@/copy/records/policies'
import { policyNoteText } from '@/copy/records/statuses'
import { policyWordOf } from '@/domain/situation/situation'
import { minuteText } from '@/domain/time/instant'
import { policyTag } from '@/subjects/family'
import { PersonCard } from '@/ui/blocks/person-card/person-card'
import { RefusalNote } from '@/ui/blocks/refusal/refusal-note'
import { Copyable } from '@/ui/display/copyable'
import { Money } from '@/ui/display/money'
import { Period } from '@/ui/display/period'
import { StatusTag } from '@/ui/display/status-tag'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { Box } from '@/ui/primitives/box'
import { Text } from '@/ui/primitives/text'

/** 长辈版: what it is, how it stands, for whom and until when. */
export const PolicySummary = ({ policy }: { policy: PolicyDetail }) => (
  <Card title={policy.productName} aside={<StatusTag {...policyTag(policy)} />}>
    <PolicyNote policy={policy} />
    <Facts
      facts={[
        policy.home
          ? { name: homes.title, value: policy.home }
          : { name: wording(policy).insurant, value: policy.insurant.name },
        { name: copy.period, value: <Covered policy={policy} /> },
      ]}
    />
  </Card>
)

const PolicyNote = ({ policy }: { policy: PolicyDetail }) => (
  <Box className="hm-policy__note">
    {policy.refusal ? (
      <RefusalNote refusal={policy.refusal} />
    ) : (
      <>
        <Text as="block" size="s" tone="soft" numeric>
          {policyNoteText(policyWordOf(policy), policy)}
        </Text>
        {policy.notIssuedFor ? (
          <Text as="block" size="s">
            {fill(copy.notIssuedFor, { REASON: policy.notIssuedFor })}
          </Text>
        ) : null}
        <Text as="block" size="s" tone="success" numeric>
          {continuationText(policy)}
        </Text>
      </>
    )}
  </Box>
)

/** The policy with its insured person and its applicant. */
export const PolicyFacts = ({ policy }: { policy: PolicyDetail }) => {
  const terms = wording(policy)
  return (
    <>
      <Card title={policy.productName} aside={<StatusTag {...policyTag(policy)} />}>
        <PolicyNote policy={policy} />
        <Facts
          facts={[
            ...(policy.policyNo === ''
              ? []
              : [
                  {
                    name: copy.number,
                    value: <Copyable text={policy.policyNo} name={copy.number} />,
                  },
                ]),
            { name: copy.filedName, value: policy.filedName },
            { name: copy.plan, value: policy.comboTitle },
            ...(policy.home ? [{ name: homes.title, value: policy.home }] : []),
            { name: copy.period, value: <Covered policy={policy} /> },
            { name: copy.premium, value: <Money fen={policy.premiumFen} /> },
            { name: copy.company, value: policy.companyName },
            { name: copy.region, value: policy.applicableRegion },
            ...(policy.policyNo === ''
              ? []
              : [{ name: copy.issuedAt, value: minuteText(policy.issuedAt) }]),
          ]}
        />
      </Card>
      <PersonCard
        title={terms.insurant}
        person={policy.insurant}
        more={[
          {
            name: fill(copy.relation, { applicant: terms.applicant }),
            value: relations[policy.relationType],
          },
        ]}
      />
      <PersonCard title={terms.applicant} person={policy.applicant} />
    </>
  )
}

const Covered = ({ policy }: { policy: PolicyDetail }) => (
  <>
    <Period of={policy} />
    {policy.waitingPeriodDays > 0 ? (
      <Text as="block" size="s" tone="soft">
        {fill(copy.waiting, { N: policy.waitingPeriodDays })}
      </Text>
    ) : null}
  </>
)

/** The benefits: a table for screen readers, shown as a list that fits 320 px. */
export const PolicyCoverage = ({ policy }: { policy: PolicyDetail }) => (
  <Card title={copy.coverage}>
    <Box role="table" label={copy.coverage} className="hm-policy__coverage">
      <Box role="row" className="hm-policy__coverhead">
        <Box role="columnheader">{product.cover}</Box>
        <Box role="columnheader">{product.amount}</Box>
      </Box>
      {policy.coverage.map(({ name, amount, detail }) => (
        <Box key={name} role="row" className="hm-policy__cover">
          <Box role="rowheader" className="hm-policy__covername">
            <Text as="block" bold>
              {name}
            </Text>
            {detail ? (
              <Text as="block" size="s" tone="soft">
                {detail}
              </Text>
            ) : null}
          </Box>
          <Box role="cell">
            <Text numeric bold tone="accent">
              {amount}
            </Text>
          </Box>
        </Box>
      ))}
    </Box>
  </Card>
)
