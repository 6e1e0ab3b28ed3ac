/** What a benefit pays for, whatever a product calls it. */
export const coverKinds = [
  /** Stays in hospital within the list of the basic medical insurance. */
  'inpatient',
  /** The same outside that list. */
  'selfPaid',
  'drugs',
  /** Proton therapy, CAR-T, genetic tests. */
  'therapy',
  'outpatient',
  'accident',
  /** A sum when an illness is found. */
  'illness',
  /** A sum for each day in hospital, and care. */
  'allowance',
  'maternity',
  'home',
  'liability',
  'other',
] as const
export type CoverKind = (typeof coverKinds)[number]

/** What everybody may need: who lacks one of these is told. The rest depends on how people live. */
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
 * Which products would add what is missing. What people need first is looked for first: of the
 * products that cover it the one that adds most, of two the cheaper. What no product adds stays out.
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
