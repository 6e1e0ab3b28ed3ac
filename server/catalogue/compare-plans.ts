import type { Section } from '@/contract/product-page'
import type { Coverage } from './page-file'
import type { ProductFile } from './product-file'

type Rows = Extract<Section, { kind: 'plans' }>['rows']

/** The note beside an amount. It names only what differs between the plans besides the amount. */
const noteOf = (cell: Coverage, others: readonly Coverage[]): string => {
  const differs = (field: 'deductible' | 'detail') =>
    others.some((other) => other[field] !== cell[field])
  return [
    differs('deductible') ? `免赔额${cell.deductible}` : '',
    differs('detail') ? (cell.detail ?? '') : '',
  ]
    .filter(Boolean)
    .join('，')
}

/** The benefits of a product, each with the amount that every plan pays. */
export function comparePlans({
  coverage,
  protectScheme,
}: Pick<ProductFile, 'coverage' | 'protectScheme'>): Rows {
  const names = [...new Set(coverage.map(({ name }) => name))]
  return names.map((name) => {
    const same = coverage.filter((row) => row.name === name)
    return {
      name,
      cells: protectScheme.schemeList.map(({ comboCode }) => {
        const cell = same.find(({ comboCodes }) => !comboCodes || comboCodes.includes(comboCode))
        if (!cell) return null
        const note = noteOf(cell, same)
        return { amount: cell.amount, ...(note ? { note } : {}) }
      }),
    }
  })
}
