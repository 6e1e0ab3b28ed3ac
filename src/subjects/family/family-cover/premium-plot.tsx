import { fill } from '@/copy/fill'
import { policies } from '@/copy/records/policies'
import { Money } from '@/ui/display/money'
import { Card } from '@/ui/layout/card'
import { Box } from '@/ui/primitives/box'
import { Text } from '@/ui/primitives/text'
import { familyCover as copy } from '../copy'
import './family-cover.css'

export interface PremiumShare {
  key: string
  name: string
  fen: number
}

/** Number of bars. Smaller premiums beyond them are one bar together. */
const MOST_BARS = 12

const shownShares = (shares: readonly PremiumShare[]): readonly PremiumShare[] => {
  const paid = shares.filter(({ fen }) => fen > 0)
  if (paid.length <= MOST_BARS) return paid
  const ranked = [...paid].sort((one, other) => other.fen - one.fen)
  const rest = ranked.slice(MOST_BARS - 1)
  const fen = rest.reduce((sum, share) => sum + share.fen, 0)
  const name = fill(copy.otherShares, { N: String(rest.length) })
  return [...ranked.slice(0, MOST_BARS - 1), { key: 'rest', name, fen }]
}

/** The premiums of a year, a bar for each person or product. It is a table for screen readers. */
export const PremiumPlot = ({
  year,
  of,
  shares,
}: {
  year: string
  /** What the rows are: people or products. */
  of: 'who' | 'product'
  shares: readonly PremiumShare[]
}) => {
  const title = fill(copy.premiums, { YEAR: year })
  const paid = shownShares(shares)
  const most = Math.max(...paid.map(({ fen }) => fen), 1)
  return (
    <Card title={title}>
      {paid.length === 0 ? (
        <Text as="block" tone="soft">
          {copy.noPremiums}
        </Text>
      ) : (
        <Box role="table" label={title} className="hm-plot">
          <Box role="row" className="hm-plot__head">
            <Box role="columnheader">{copy[of]}</Box>
            <Box role="columnheader">{policies.premium}</Box>
          </Box>
          {paid.map(({ key, name, fen }) => (
            <Box key={key} role="row" className="hm-plot__row">
              <Box role="rowheader" className="hm-plot__name">
                <Text size="s" numeric>
                  {name}
                </Text>
              </Box>
              <Box decorative className="hm-plot__track">
                <Box className="hm-plot__bar" style={{ width: `${(fen / most) * 100}%` }} />
              </Box>
              <Box role="cell" className="hm-plot__fen">
                <Money fen={fen} />
              </Box>
            </Box>
          ))}
          <Box role="row" className="hm-plot__row hm-plot__row--total">
            <Box role="rowheader" className="hm-plot__name">
              <Text bold>{copy.total}</Text>
            </Box>
            <Box role="cell" className="hm-plot__fen">
              <Money bold fen={paid.reduce((sum, { fen }) => sum + fen, 0)} />
            </Box>
          </Box>
        </Box>
      )}
      <Text as="block" size="s" tone="soft">
        {copy.premiumsNote}
      </Text>
    </Card>
  )
}
