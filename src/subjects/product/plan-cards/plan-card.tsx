import type { Tariff } from '@/contract/price'
import type { Section } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { product as copy } from '@/copy/product/product'
import { fenToYuan } from '@/domain/money/money'
import { fromPremium } from '@/domain/money/premium'
import { Box } from '@/ui/primitives/box'
import { Text } from '@/ui/primitives/text'
import './plan-cards.css'

type Row = Extract<Section, { kind: 'plans' }>['rows'][number]

const isSame = ({ cells: [first, ...others] }: Row): boolean =>
  others.every((cell) => cell?.amount === first?.amount && cell?.note === first?.note)

/** Benefits that are the same in all plans. They are named once, below the plans. */
export const sharedBenefits = (rows: readonly Row[]): string[] =>
  rows.filter(isSame).map(({ name }) => name)

export interface PlanCardProps {
  comboCode: string
  title: string
  /** Index of the plan, also in the cells of each row. */
  index: number
  rows: readonly Row[]
  tariff: Tariff | undefined
}

/** One plan: its lowest premium and its differences from the others. */
export const PlanCard = ({ comboCode, title, index, rows, tariff }: PlanCardProps) => {
  const bands = tariff?.find((combo) => combo.comboCode === comboCode)?.bands ?? []
  const from = fromPremium(bands)
  return (
    <>
      <Text as="block" bold size="l">
        {title}
      </Text>
      {from === undefined ? null : (
        <Text as="block" numeric bold tone="accent">
          {fill(copy.from, { YUAN: fenToYuan({ fen: from, trimZeros: true }) })}
        </Text>
      )}
      {rows
        .filter((row) => !isSame(row))
        .map(({ name, cells }) => {
          const cell = cells[index]
          return (
            <Box key={name} className="hm-plan__benefit">
              <Text as="block" size="s" tone="soft">
                {name}
              </Text>
              <Text as="block" bold={Boolean(cell)} tone={cell ? 'ink' : 'faint'} numeric>
                {cell?.amount ?? copy.notCovered}
              </Text>
              {cell?.note ? (
                <Text as="block" size="s" tone="soft">
                  {cell.note}
                </Text>
              ) : null}
            </Box>
          )
        })}
    </>
  )
}
