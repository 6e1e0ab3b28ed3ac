import { useState, type ReactNode } from 'react'
import type { ComparedProduct } from '@/contract/guides'
import { fill } from '@/copy/fill'
import { front } from '@/copy/product/front'
import { wording } from '@/copy/product/wording'
import { coverKindNames } from '@/copy/records/cover-kinds'
import { compareBenefits } from '@/domain/product/cover'
import { pathTo } from '@/routes/path-to'
import { Money } from '@/ui/display/money'
import { StatusTag } from '@/ui/display/status-tag'
import { Card } from '@/ui/layout/card'
import { Row } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Checkbox } from '@/ui/primitives/checkbox'
import { Link } from '@/ui/primitives/link'
import { Text } from '@/ui/primitives/text'
import { compare as copy } from './copy'

type Pair = readonly [ComparedProduct, ComparedProduct]

interface TableRow {
  name: string
  differs: boolean
  cells: ReactNode[]
}

/** Ages above this are no limit in practice. */
const NO_LIMIT = 100

const agesText = ({ minAge, maxAge }: ComparedProduct): string =>
  maxAge >= NO_LIMIT
    ? minAge === 0
      ? copy.anyAge
      : fill(copy.agesFrom, { MIN: String(minAge) })
    : minAge === 0
      ? fill(copy.agesUpTo, { MAX: String(maxAge) })
      : fill(copy.agesText, { MIN: String(minAge), MAX: String(maxAge) })

const waitingText = ({ waitingPeriodDays: days }: ComparedProduct): string =>
  days === 0 ? copy.noWaiting : fill(copy.waitingText, { N: String(days) })

const peopleText = ({ people }: ComparedProduct): string =>
  fill(copy.peopleText, { N: String(people) })

const textRow = (name: string, pair: Pair, say: (product: ComparedProduct) => string): TableRow => {
  const texts = pair.map(say)
  return { name, differs: texts[0] !== texts[1], cells: texts }
}

const Premium = ({ of: product }: { of: ComparedProduct }) => (
  <>
    <Money
      fen={product.fromPremiumFen}
      trimZeros
      unit={product.onePrice ? '' : front.andUp}
      bold
      tone="accent"
    />
    <Text as="block" size="s" tone="soft">
      {wording(product).perYear}
    </Text>
  </>
)

const Benefits = ({ of: benefits }: { of: Readonly<ComparedProduct['benefits']> }) =>
  benefits.length === 0 ? (
    <Text tone="faint">{copy.none}</Text>
  ) : (
    <>
      {benefits.map(({ name, amount, deductible, ratio }) => (
        <Box key={name} className="hm-compare__benefit">
          <Text as="block">{name}</Text>
          <Text as="block" bold numeric tone="accent">
            {amount}
          </Text>
          <Text as="block" size="s" tone="soft">
            {fill(copy.deductible, { TEXT: deductible })}
          </Text>
          <Text as="block" size="s" tone="soft">
            {fill(copy.ratio, { TEXT: ratio })}
          </Text>
        </Box>
      ))}
    </>
  )

const rowsOf = (pair: Pair): TableRow[] => {
  const [first, second] = pair
  return [
    {
      name: copy.premium,
      differs: first.fromPremiumFen !== second.fromPremiumFen || first.onePrice !== second.onePrice,
      cells: pair.map((product) => <Premium key={product.productCode} of={product} />),
    },
    textRow(copy.ages, pair, agesText),
    textRow(copy.people, pair, peopleText),
    textRow(copy.waiting, pair, waitingText),
    ...compareBenefits(pair).map(({ kind, cells, differs }) => ({
      name: coverKindNames[kind],
      differs,
      cells: cells.map((benefits, at) => <Benefits key={at} of={benefits} />),
    })),
  ]
}

/**
 * The comparison as a table. A word marks each row as the same or different, so that colours are
 * not needed. Each cell repeats its product's name, because the head scrolls away.
 */
export const ComparisonTable = ({ pair, cityCode }: { pair: Pair; cityCode: string }) => {
  const [narrow, setNarrow] = useState(false)
  const [first, second] = pair
  const rows = rowsOf(pair).filter(({ differs }) => differs || !narrow)
  return (
    <Card>
      <Checkbox checked={narrow} onChange={setNarrow}>
        {copy.onlyDifferent}
      </Checkbox>
      <Box
        role="table"
        label={fill(copy.table, { FIRST: first.productName, SECOND: second.productName })}
      >
        <Box role="row" className="hm-compare__row hm-compare__row--head">
          <Box role="columnheader" className="hm-compare__aspect">
            <Text size="s" tone="soft">
              {copy.aspect}
            </Text>
          </Box>
          {pair.map(({ productCode, productName, baseColor }) => (
            <Box
              key={productCode}
              role="columnheader"
              className="hm-compare__cell hm-compare__cell--head"
              style={{ '--hm-product': baseColor }}
            >
              <Link to={pathTo('insure', { cityCode, productCode })}>{productName}</Link>
            </Box>
          ))}
        </Box>
        {rows.map(({ name, differs, cells }) => (
          <Box key={name} role="row" className="hm-compare__row">
            <Box role="rowheader" className="hm-compare__aspect">
              <Row spread="between" gap={2}>
                <Text bold>{name}</Text>
                <StatusTag
                  tone={differs ? 'due' : 'over'}
                  text={differs ? copy.differs : copy.same}
                />
              </Row>
            </Box>
            {pair.map(({ productCode, productName }, at) => (
              <Box key={productCode} role="cell" className="hm-compare__cell">
                <Box decorative>
                  <Text as="block" size="xs" tone="faint">
                    {productName}
                  </Text>
                </Box>
                {cells[at]}
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    </Card>
  )
}
