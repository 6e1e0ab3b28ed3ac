import { randomBytes, randomInt } from 'node:crypto'
import type {
  CancellationRequest,
  EndorsementRequest,
  HandoverRequest,
  HandoverRow,
  IssueRequest,
  Shares,
} from '../index'

/** Test persons and requests about them. Each run makes new ones. */

const run = randomBytes(5).toString('hex').toUpperCase()
const region = `99${String(randomInt(10_000)).padStart(4, '0')}`
let made = 0
const next = () => ++made

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** A number with a valid check digit (GB 11643) of a region that does not exist. */
export const identityNo = (): string => {
  const count = next()
  const birth = new Date(Date.UTC(1950, 0, 1 + Math.floor(count / 999)))
  const plain =
    region +
    birth.toISOString().slice(0, 10).replaceAll('-', '') +
    String(1 + (count % 999)).padStart(3, '0')
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(plain[at]), 0)
  return plain + ('10X98765432'[sum % 11] ?? '')
}

export const newKey = (kind: string): string => `${kind}-${run}-${next()}`

const SHANGHAI_MS = 8 * 3_600_000

/** An instant as the wire carries it, with milliseconds. */
export const instantOf = (ms: number): string =>
  `${new Date(ms + SHANGHAI_MS).toISOString().slice(0, -1)}+08:00`
export const now = (): string => instantOf(Date.now())
export const dayOf = (ms: number): string => instantOf(ms).slice(0, 10)

/** The sum of one insurer, or split among three with a rest that is not even. */
export const soleShare = (amountFen: number): Shares => [
  { insurer: 'LEAD', lead: true, tenThousandths: 10_000, amountFen },
]

export const threeShares = (amountFen: number): Shares => {
  const second = Math.floor((amountFen * 3_333) / 10_000)
  return [
    { insurer: 'LEAD', lead: true, tenThousandths: 3_334, amountFen: amountFen - 2 * second },
    { insurer: 'SECOND', lead: false, tenThousandths: 3_333, amountFen: second },
    { insurer: 'THIRD', lead: false, tenThousandths: 3_333, amountFen: second },
  ]
}

export const PREMIUM_FEN = 6_900

export const insuredPerson = (name = '测试人'): IssueRequest['insured'] => ({
  name,
  credentialType: '01',
  credentialNo: identityNo(),
  relation: 'PARENTS',
})

export const applicantPerson = (): IssueRequest['applicant'] => ({
  name: '测试投保人',
  credentialType: '01',
  credentialNo: identityNo(),
  mobile: '13900000000',
})

/** A request to issue one insured person; `name` may be that of a test person. */
export const order = (productCode: string, name?: string): IssueRequest => {
  const key = newKey('P')
  return {
    key,
    orderNo: `O-${key}`,
    productCode,
    applicant: applicantPerson(),
    insured: insuredPerson(name),
    beneficiaries: [],
    premiumFen: PREMIUM_FEN,
    shares: soleShare(PREMIUM_FEN),
    coverFrom: '2027-01-01',
    coverTo: '2027-12-31',
    payment: { provider: 'WECHAT_PAY', tradeNo: `T-${key}`, paidAt: now() },
    issueBy: instantOf(Date.now() + 72 * 3_600_000),
  }
}

export const cancellation = (
  policyNo: string | null,
  policyKey: string,
  more: Partial<CancellationRequest> = {},
): CancellationRequest => ({
  key: newKey('C'),
  policyNo,
  policyKey,
  mode: 'tell',
  reason: 'REVOKED',
  requestedAt: now(),
  refundFen: PREMIUM_FEN,
  shares: soleShare(PREMIUM_FEN),
  ...more,
})

export const endorsement = (
  policyNo: string,
  policyKey: string,
  change: EndorsementRequest['change'] = {
    kind: 'contact',
    who: 'applicant',
    mobile: '13900000001',
  },
): EndorsementRequest => ({ key: newKey('E'), policyNo, policyKey, change, requestedAt: now() })

type PolicyRow = Extract<HandoverRow, { kind: 'POLICY' }>
type CancellationRow = Extract<HandoverRow, { kind: 'CANCELLATION' }>
type EndorsementRow = Extract<HandoverRow, { kind: 'ENDORSEMENT' }>

/** A policy that the gateway numbered. */
export const policyRow = (
  rowNo: number,
  name?: string,
  more: Partial<PolicyRow> = {},
): PolicyRow => {
  const key = newKey('P')
  const at = now()
  return {
    rowNo,
    kind: 'POLICY',
    policyNo: `GW${key.replaceAll('-', '')}`,
    policyKey: key,
    orderNo: `O-${key}`,
    applicant: applicantPerson(),
    insured: insuredPerson(name),
    beneficiaries: [],
    premiumFen: PREMIUM_FEN,
    shares: soleShare(PREMIUM_FEN),
    paidAt: at,
    issuedAt: at,
    coverFrom: '2027-01-01',
    coverTo: '2027-12-31',
    ...more,
  }
}

export const cancellationRow = (
  rowNo: number,
  { policyNo, policyKey }: { policyNo: string; policyKey: string },
  more: Partial<CancellationRow> = {},
): CancellationRow => ({
  rowNo,
  kind: 'CANCELLATION',
  policyNo,
  policyKey,
  reason: 'REVOKED',
  refundFen: PREMIUM_FEN,
  shares: soleShare(PREMIUM_FEN),
  cancelledAt: now(),
  ...more,
})

export const endorsementRow = (
  rowNo: number,
  { policyNo, policyKey }: { policyNo: string; policyKey: string },
  more: Partial<EndorsementRow> = {},
): EndorsementRow => ({
  rowNo,
  kind: 'ENDORSEMENT',
  policyNo,
  policyKey,
  change: { kind: 'contact', who: 'applicant', mobile: '13900000002' },
  changedAt: now(),
  ...more,
})

/** A hand-over; each of its requests has a key of its own. */
export const handoverOf = (
  productCode: string,
  rowCount: number,
  numberedBy: HandoverRequest['numberedBy'] = 'gateway',
) => {
  const handoverNo = newKey('H')
  const day = dayOf(Date.now())
  return {
    handoverNo,
    request: (rows: HandoverRow[]): HandoverRequest => ({
      ...{ key: newKey('R'), handoverNo, productCode, day, numberedBy, rowCount, rows },
    }),
  }
}
