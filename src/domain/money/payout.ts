/** The parts of a medical bill that benefits pay for. `drugs`: listed drugs bought with a script. */
export const billParts = ['listed', 'selfPaid', 'drugs'] as const
export type BillPart = (typeof billParts)[number]

/** A percentage of each part of the bill, with one decimal at most: 37.5. */
export type Shares = { readonly [P in BillPart]?: number | undefined }

/** How a benefit turns a year's bill into money. */
export interface PayoutRule {
  /** The share that the benefit pays, in per cent. A part without one is not paid. */
  share: Shares
  /** The share for conditions that existed before; 0 pays nothing. As `share` if missing. */
  priorShare?: Shares | undefined
  /** Taken off once a year, before the share. */
  deductibleFen: number
  /** Benefits with the same name share one deductible. */
  sharedDeductible?: string | undefined
  /** The most that the benefit pays in a year. */
  limitFen: number
}

/** A year's bill in fen. What public medical insurance paid is part of the total. */
export interface Bill {
  /** The bill of the hospital. */
  totalFen: number
  /** The part that public medical insurance paid. */
  paidFen: number
  /** The part outside the list of public medical insurance. */
  selfPaidFen: number
  /** Listed drugs bought at a pharmacy, on top of the hospital's bill. */
  drugsFen: number
}

/** Where the money of one benefit goes. The parts add up to `baseFen`. */
export interface BenefitPayout {
  name: string
  /** The part of the bill that the benefit looks at. */
  baseFen: number
  deductedFen: number
  /** The part that people bear by the share. */
  sharedFen: number
  overLimitFen: number
  payoutFen: number
}

/** Where the whole bill goes. `paidFen` of the bill and these add up to the bill. */
export interface Payout {
  benefits: BenefitPayout[]
  deductedFen: number
  sharedFen: number
  overLimitFen: number
  /** Parts of the bill that no benefit pays for. */
  uncoveredFen: number
  payoutFen: number
}

/** Whether the parts fit into the bill. */
export const isBill = ({ totalFen, paidFen, selfPaidFen, drugsFen }: Bill): boolean =>
  [totalFen, paidFen, selfPaidFen, drugsFen].every((fen) => Number.isInteger(fen) && fen >= 0) &&
  paidFen + selfPaidFen <= totalFen

/** The amount of a part of the bill in fen. */
export const partFen = (
  { totalFen, paidFen, selfPaidFen, drugsFen }: Bill,
  part: BillPart,
): number =>
  part === 'listed' ? totalFen - paidFen - selfPaidFen : part === 'drugs' ? drugsFen : selfPaidFen

/** Per mille, so that 37.5 % stays exact. The result is rounded down to a fen. */
const shareOf = (fen: number, percent: number): number =>
  Math.floor((fen * Math.round(percent * 10)) / 1000)

/**
 * Estimates what a product pays for a year's bill. A deductible is taken off the parts in the order
 * of `billParts` and of the benefits, so the part inside the list comes first.
 */
export function payoutOf(
  rules: readonly (PayoutRule & { name: string })[],
  bill: Bill,
  { isPrior = false }: { isPrior?: boolean } = {},
): Payout {
  const deductibles = new Map<string, number>()
  const covered = new Set<BillPart>()
  const benefits = rules.map((rule, at): BenefitPayout => {
    const key = rule.sharedDeductible ?? `#${at}`
    let deductible = deductibles.get(key) ?? rule.deductibleFen
    const all = { baseFen: 0, deductedFen: 0, sharedFen: 0, payoutFen: 0 }
    for (const part of billParts) {
      if (rule.share[part] === undefined || covered.has(part)) continue
      covered.add(part)
      const shares = isPrior ? { ...rule.share, ...rule.priorShare } : rule.share
      const fen = partFen(bill, part)
      const deducted = Math.min(fen, deductible)
      const paid = shareOf(fen - deducted, shares[part] ?? 0)
      deductible -= deducted
      all.baseFen += fen
      all.deductedFen += deducted
      all.sharedFen += fen - deducted - paid
      all.payoutFen += paid
    }
    deductibles.set(key, deductible)
    const payoutFen = Math.min(all.payoutFen, rule.limitFen)
    return { name: rule.name, ...all, payoutFen, overLimitFen: all.payoutFen - payoutFen }
  })
  const sum = (name: 'deductedFen' | 'sharedFen' | 'overLimitFen' | 'payoutFen') =>
    benefits.reduce((total, benefit) => total + benefit[name], 0)
  const uncoveredFen = billParts
    .filter((part) => !covered.has(part))
    .reduce((total, part) => total + partFen(bill, part), 0)
  return {
    benefits,
    deductedFen: sum('deductedFen'),
    sharedFen: sum('sharedFen'),
    overLimitFen: sum('overLimitFen'),
    uncoveredFen,
    payoutFen: sum('payoutFen'),
  }
}
