import * as v from 'valibot'
import { bill, type PayoutGuide } from '@/contract/guides'
import { billParts, isBill, partFen } from '@/domain/money/payout'
import type { Coverage } from './page-file'
import type { Finding } from './problem'
import type { ProductFile } from './product-file'
import { readFen, readPercents } from './read-amount'

/** Bills that pages compute as examples. The common base has them for all products. */
export const payoutExamples = v.array(
  v.strictObject({
    title: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
    bill: v.pipe(bill, v.check(isBill, 'The parts are more than the whole bill')),
  }),
)

type Paying = Pick<ProductFile, 'coverage' | 'protectScheme' | 'payoutExamples'>

/** Whether a bill can be worked out for any of the benefits. */
export const hasPayout = ({ coverage }: Pick<ProductFile, 'coverage'>): boolean =>
  coverage.some(({ payout }) => payout !== undefined)

/** What a product pays for a bill, scheme by scheme; undefined if that cannot be worked out. */
export function payoutGuideOf(file: Paying): PayoutGuide | undefined {
  if (!hasPayout(file)) return undefined
  const schemes = file.protectScheme.schemeList.map(({ comboCode, title }) => {
    const benefits = file.coverage.flatMap(({ name, payout, comboCodes }) =>
      payout && (!comboCodes || comboCodes.includes(comboCode)) ? [{ ...payout, name }] : [],
    )
    return { comboCode, title, benefits }
  })
  const paid = billParts.filter((part) =>
    schemes.some(({ benefits }) => benefits.some(({ share }) => share[part] !== undefined)),
  )
  // A bill whose parts the product does not pay for is no example of it.
  const examples = file.payoutExamples.filter(({ bill: shown }) =>
    paid.some((part) => partFen(shown, part) > 0),
  )
  return { schemes, examples }
}

/** Finds numbers of a benefit that differ from what its texts say to people. */
export const brokenPayout = ({ coverage, protectScheme }: Paying): Finding[] => [
  ...coverage.flatMap((row, at) =>
    wrongNumbers(row).map((message) => ({ path: `coverage[${at}].payout`, message })),
  ),
  ...protectScheme.schemeList.flatMap(({ comboCode }) => paidTwice(coverage, comboCode)),
]

function wrongNumbers({ amount, deductible, ratio, payout }: Coverage): string[] {
  if (!payout) return []
  const { share, priorShare = {}, deductibleFen, limitFen } = payout
  const told = readPercents(ratio)
  // 减半 and 不赔 stand for half of a share and for nothing.
  const halves = ratio.includes('减半') ? told.map((percent) => percent / 2) : []
  const none = ratio.includes('不赔') ? [0] : []
  const isTold = (percent: number, among: readonly number[]) => among.includes(percent)
  return [
    ...(readFen(amount) === limitFen ? [] : [`amount says ${amount}`]),
    ...(readFen(deductible) === deductibleFen ? [] : [`deductible says ${deductible}`]),
    ...(Object.values(share).every((percent) => isTold(percent, told))
      ? []
      : [`ratio says ${ratio}`]),
    ...(Object.values(priorShare).every((percent) => isTold(percent, [...told, ...halves, ...none]))
      ? []
      : [`ratio says ${ratio} of earlier conditions`]),
    ...(/既往|老病/.test(ratio) && !payout.priorShare ? ['priorShare is missing'] : []),
  ]
}

/** A part of a bill is paid by one benefit, or the estimate would count it twice. */
function paidTwice(coverage: readonly Coverage[], comboCode: string): Finding[] {
  const own = coverage.filter(({ comboCodes }) => !comboCodes || comboCodes.includes(comboCode))
  return billParts
    .filter((part) => own.filter(({ payout }) => payout?.share[part] !== undefined).length > 1)
    .map((part) => ({ path: 'coverage', message: `${comboCode} pays ${part} by two benefits` }))
}
