/** How a sum is split among the insurers of a product, to the fen. */

export interface Share {
  insurer: string
  lead: boolean
  tenThousandths: number
}

export interface Part extends Share {
  amountFen: number
}

/** The lead insurer comes first, then the others in the order of the product. */
const leadFirst = (one: Share, other: Share): number => Number(other.lead) - Number(one.lead)

/**
 * Splits a sum by the largest remainder: each gets the whole fen of its part, and the fen that are left
 * go to the largest remainders, to the lead first where they are equal. The parts always add up.
 */
export function splitFen(totalFen: number, shares: readonly Share[]): Part[] {
  const exact = shares.map((share) => ({
    share,
    whole: Number((BigInt(totalFen) * BigInt(share.tenThousandths)) / 10_000n),
    rest: Number((BigInt(totalFen) * BigInt(share.tenThousandths)) % 10_000n),
  }))
  const left = totalFen - exact.reduce((sum, { whole }) => sum + whole, 0)
  const lucky = new Set(
    [...exact]
      .sort((one, other) => other.rest - one.rest || leadFirst(one.share, other.share))
      .slice(0, left),
  )
  return exact.map((part) => ({
    ...part.share,
    amountFen: part.whole + (lucky.has(part) ? 1 : 0),
  }))
}

/**
 * Splits a refund so that what each keeps is the split of what is kept. `kept` is what each has of the
 * premium now, in fen. By the largest remainder a member may be due one fen more of a smaller sum; nobody
 * pays for a refund of others, so that fen comes from whoever gives back most, the lead first.
 */
export function splitRefundFen(refundFen: number, kept: readonly Part[]): Part[] {
  const totalFen = kept.reduce((sum, { amountFen }) => sum + amountFen, 0)
  if (refundFen > totalFen) throw new Error('More is refunded than was kept')
  const after = splitFen(totalFen - refundFen, kept)
  const parts = kept.map((part, index) => ({
    ...part,
    amountFen: part.amountFen - (after[index]?.amountFen ?? 0),
  }))
  for (const short of parts.filter(({ amountFen }) => amountFen < 0))
    while (short.amountFen < 0) {
      const [most] = [...parts].sort(
        (one, other) => other.amountFen - one.amountFen || leadFirst(one, other),
      )
      if (!most) break
      most.amountFen -= 1
      short.amountFen += 1
    }
  return parts
}
