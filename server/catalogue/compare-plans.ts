import type { Section } from '@/contract/product-page'
import type { Coverage } from './page-file'
import type { ProductFile } from './product-file'

type Rows = Extract<Section, { kind: 'plans' }>['rows']

/** A sum stands alone; only where plans differ in more than the sum does a cell say so too. */
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

/** The benefits of a product, each with what every plan pays for it. */
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
