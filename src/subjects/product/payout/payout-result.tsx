import { fill } from '@/copy/fill'
import { fenToYuan, yuanText } from '@/domain/money/money'
import type { BenefitPayout, Bill, Payout } from '@/domain/money/payout'
import { Money } from '@/ui/display/money'
import { Facts } from '@/ui/layout/facts'
import { Row, Stack } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { List, ListItem } from '@/ui/primitives/list'
import { Heading, Text } from '@/ui/primitives/text'
import { payout as copy } from './copy'
import './payout.css'

/** Where the whole bill goes: a bar of three parts, its numbers, and how they come about. */
export const PayoutResult = ({ bill, payout }: { bill: Bill; payout: Payout }) => {
  const { deductedFen, sharedFen, overLimitFen, uncoveredFen, payoutFen } = payout
  const ownFen = deductedFen + sharedFen + overLimitFen + uncoveredFen
  const allFen = bill.totalFen + bill.drugsFen
  const parts = [
    { kind: 'paid', name: copy.paidByPublic, fen: bill.paidFen },
    { kind: 'payout', name: copy.paidByProduct, fen: payoutFen },
    { kind: 'own', name: copy.own, fen: ownFen },
  ] as const
  const yuan = (fen: number) => fenToYuan({ fen, trimZeros: true })
  const why = [
    { name: copy.deducted, fen: deductedFen },
    { name: copy.shared, fen: sharedFen },
    { name: copy.overLimit, fen: overLimitFen },
    { name: copy.uncovered, fen: uncoveredFen },
  ].filter(({ fen }) => fen > 0)
  return (
    <Stack gap={3}>
      <Box role="status">
        <Row spread="between" gap={3}>
          <Text bold>{copy.result}</Text>
          <Money fen={payoutFen} size="xl" bold tone="accent" trimZeros />
        </Row>
      </Box>
      <Box
        role="img"
        className="hm-payout__bar"
        label={fill(copy.picture, {
          ALL: yuan(allFen),
          PAID: yuan(bill.paidFen),
          PAYOUT: yuan(payoutFen),
          OWN: yuan(ownFen),
        })}
      >
        {parts
          .filter(({ fen }) => fen > 0)
          .map(({ kind, fen }) => (
            <Box
              key={kind}
              className={`hm-payout__part hm-payout__part--${kind}`}
              style={{ flexGrow: fen / allFen }}
            />
          ))}
      </Box>
      <List className="hm-payout__legend">
        {parts.map(({ kind, name, fen }) => (
          <ListItem key={kind} className="hm-payout__entry">
            <Box decorative className={`hm-payout__mark hm-payout__part--${kind}`} />
            <Text className="hm-payout__name">{name}</Text>
            <Money fen={fen} trimZeros />
          </ListItem>
        ))}
      </List>
      {why.length > 0 ? (
        <Stack gap={1}>
          <Heading level={3}>{copy.where}</Heading>
          <Facts
            label={copy.where}
            facts={why.map(({ name, fen }) => ({ name, value: <Money fen={fen} trimZeros /> }))}
          />
        </Stack>
      ) : null}
      <Stack gap={1}>
        <Heading level={3}>{copy.how}</Heading>
        {payout.benefits.map((benefit) => (
          <Stack key={benefit.name} gap={1}>
            <Text as="block">{benefit.name}</Text>
            <Text as="block" size="s" tone="soft" numeric>
              {formulaOf(benefit)}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Stack>
  )
}

const formulaOf = ({ baseFen, deductedFen, overLimitFen, payoutFen }: BenefitPayout): string => {
  if (baseFen === 0) return copy.nothing
  const money = (fen: number) => yuanText({ fen, trimZeros: true })
  return fill(overLimitFen > 0 ? copy.benefitLimited : copy.benefit, {
    BASE: money(baseFen),
    DEDUCTED: money(deductedFen),
    PAYOUT: money(payoutFen),
  })
}
