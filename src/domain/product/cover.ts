/** What a benefit pays for, under one name for all products. */
export const coverKinds = [
  /** Hospital stays, within the list of the basic medical insurance. */
  'inpatient',
  /** Hospital stays, outside that list. */
  'selfPaid',
  'drugs',
  /** Proton therapy, CAR-T, genetic tests. */
  'therapy',
  'outpatient',
  'accident',
  /** A fixed sum when an illness is diagnosed. */
  'illness',
  /** A sum for each day in hospital, and nursing care. */
  'allowance',
  'maternity',
  'home',
  'liability',
  'other',
] as const
export type CoverKind = (typeof coverKinds)[number]

/**
 * Kinds of cover that everyone may need. The page names those that a person lacks; the other kinds
 * depend on how people live.
 */
export const neededKinds = [
  'inpatient',
  'selfPaid',
  'drugs',
  'outpatient',
  'accident',
  'illness',
] as const satisfies readonly CoverKind[]
export type NeededKind = (typeof neededKinds)[number]

export const missingKinds = (covered: Iterable<CoverKind>): NeededKind[] => {
  const has = new Set(covered)
  return neededKinds.filter((kind) => !has.has(kind))
}

/**
 * Chooses products for the missing kinds of cover, in the order of need. Among products with the
 * same kind it takes the one that adds most kinds, then the cheaper one. A kind that no product has
 * is left out.
 */
export function productsFor<T extends { kinds: readonly CoverKind[]; fromFen: number }>(
  missing: readonly NeededKind[],
  offers: readonly T[],
): { offer: T; adds: NeededKind[] }[] {
  const chosen: { offer: T; adds: NeededKind[] }[] = []
  let left = missing
  for (const kind of missing) {
    if (!left.includes(kind)) continue
    const [best] = offers
      .filter(({ kinds }) => kinds.includes(kind))
      .map((offer) => ({ offer, adds: left.filter((other) => offer.kinds.includes(other)) }))
      .sort((a, b) => b.adds.length - a.adds.length || a.offer.fromFen - b.offer.fromFen)
    if (!best) continue
    chosen.push(best)
    left = left.filter((other) => !best.adds.includes(other))
  }
  return chosen
}

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
