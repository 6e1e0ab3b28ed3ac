import { useState } from 'react'
import { fetchProductComparison } from '@/api/catalogue'
import type { ProductComparison } from '@/contract/guides'
import { mostAlike } from '@/domain/product/cover'
import { pathTo } from '@/routes/path-to'
import { Failed } from '@/ui/blocks/failed/failed'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { useLoad } from '@/ui/load/use-load'
import { Box } from '@/ui/primitives/box'
import { Label } from '@/ui/primitives/label'
import { Link } from '@/ui/primitives/link'
import { Select } from '@/ui/primitives/select'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { ComparisonTable } from './comparison-table'
import { compare as copy } from './copy'
import './compare.css'

interface CompareProps {
  cityCode: string
  /** The products to begin with. Without them the first one of the city and the one most like it. */
  productCode?: string | undefined
  other?: string | undefined
}

/** Two products of a city side by side. */
export const CompareProducts = ({ cityCode, productCode, other }: CompareProps) => {
  const { state, again } = useLoad(cityCode, () => fetchProductComparison(cityCode))
  return (
    <PageShell title={copy.title} back={pathTo('insure', { cityCode, productCode })}>
      {state.status === 'loading' ? (
        <Card>
          <Skeleton lines={8} />
        </Card>
      ) : state.status === 'ready' ? (
        <Pair comparison={state.value} begin={[productCode, other]} cityCode={cityCode} />
      ) : state.error.name === 'NOT_FOUND' ? (
        <StatePanel picture="empty" title={copy.alone}>
          <Link to={pathTo('insure', { cityCode, productCode: undefined })}>{copy.toProducts}</Link>
        </StatePanel>
      ) : (
        <Failed error={state.error} words={{ cityCode }} onRetry={again} />
      )}
    </PageShell>
  )
}

const Pair = ({
  comparison: { products },
  begin: [wanted, wantedOther],
  cityCode,
}: {
  comparison: ProductComparison
  begin: readonly [string | undefined, string | undefined]
  cityCode: string
}) => {
  const find = (code: string | undefined) =>
    products.find(({ productCode }) => productCode === code)
  const [one, setOne] = useState(() => (find(wanted) ?? products[0])?.productCode)
  const [two, setTwo] = useState(
    () =>
      (wantedOther === one ? undefined : find(wantedOther)?.productCode) ??
      mostAlike(find(one), products)?.productCode,
  )
  const first = find(one)
  const second = find(two)
  if (!first || !second) return null
  const choicesBut = (taken: string) =>
    products.map(({ productCode, productName }) => ({
      value: productCode,
      text: productName,
      disabled: productCode === taken,
    }))
  return (
    <>
      {products.length > 2 ? (
        <Card>
          <Box className="hm-compare__choices">
            <Choice
              id="compare-first"
              label={copy.first}
              value={first.productCode}
              choices={choicesBut(second.productCode)}
              onChange={setOne}
            />
            <Choice
              id="compare-second"
              label={copy.second}
              value={second.productCode}
              choices={choicesBut(first.productCode)}
              onChange={setTwo}
            />
          </Box>
        </Card>
      ) : null}
      <ComparisonTable pair={[first, second]} cityCode={cityCode} />
      <Box className="hm-compare__note">
        <Text as="block" size="s" tone="soft">
          {copy.note}
        </Text>
      </Box>
    </>
  )
}

const Choice = ({
  id,
  label,
  ...select
}: {
  id: string
  label: string
  value: string
  choices: { value: string; text: string; disabled: boolean }[]
  onChange: (code: string) => void
}) => (
  <Stack gap={2} className="hm-compare__choice">
    <Label htmlFor={id}>{label}</Label>
    <Select id={id} placeholder={copy.choose} {...select} />
  </Stack>
)
