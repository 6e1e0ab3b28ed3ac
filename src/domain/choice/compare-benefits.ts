import { coverKinds, type CoverKind } from './cover-kind'

export interface ComparedBenefit {
  kind: CoverKind
  name: string
  amount: string
  deductible: string
  ratio: string
}

export interface ComparedRow<T> {
  kind: CoverKind
  /** The benefits of this kind of each product. */
  cells: (readonly T[])[]
  differs: boolean
}

/** What users compare. Names differ between insurers for the same benefit. */
const termsOf = (cell: readonly ComparedBenefit[]): string =>
  JSON.stringify(cell.map(({ amount, deductible, ratio }) => [amount, deductible, ratio]))

/** The benefits of products by kind, in the same order for all cities. Kinds that none has are left out. */
export const compareBenefits = <T extends ComparedBenefit>(
  products: readonly { benefits: readonly T[] }[],
): ComparedRow<T>[] =>
  coverKinds.flatMap((kind) => {
    const cells = products.map(({ benefits }) => benefits.filter((one) => one.kind === kind))
    if (cells.every(({ length }) => length === 0)) return []
    return [{ kind, cells, differs: new Set(cells.map(termsOf)).size > 1 }]
  })

/** The product that shares most kinds of benefits with the first one; the earlier one on a tie. */
export const mostAlike = <T extends { benefits: readonly Pick<ComparedBenefit, 'kind'>[] }>(
  first: T | undefined,
  products: readonly T[],
): T | undefined => {
  const own = new Set(first?.benefits.map(({ kind }) => kind))
  const shared = ({ benefits }: T) =>
    new Set(benefits.map(({ kind }) => kind).filter((kind) => own.has(kind))).size
  return products
    .filter((product) => product !== first)
    .reduce<T | undefined>(
      (best, product) => (best && shared(best) >= shared(product) ? best : product),
      undefined,
    )
}
