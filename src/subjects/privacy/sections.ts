import type { OwnData } from '@/contract/privacy'
import { fill } from '@/copy/fill'
import { relations } from '@/copy/product/people'
import type { Terms } from '@/copy/product/wording'
import {
  orderStatusText,
  policyStatusText,
  rewardStatuses,
  withdrawalStatuses,
} from '@/copy/records/statuses'
import { readOut } from '@/domain/base/text'
import { yuanText } from '@/domain/money/money'
import { orderWordOf, policyWordOf } from '@/domain/situation/situation'
import { minuteText } from '@/domain/time/instant'
import { deviceText } from '@/subjects/account'
import { activityText, ownData as copy, renewalStatuses, staffActText } from './copy'

interface Line {
  name: string
  value: string
}

export interface DataSection {
  title: string
  /** What the records are, where the title does not say it. */
  about?: string
  /** One group of lines for each record. */
  records: readonly (readonly Line[])[]
}

const yuan = (fen: number): string => yuanText({ fen })
const line = (name: string, value: string): Line => ({ name, value })
const productText = (name: string | null): string => name ?? copy.gone

const orderLines = (order: OwnData['orders'][number], terms: Terms): Line[] => [
  line(copy.orderId, readOut(order.orderId)),
  line(copy.product, productText(order.productName)),
  line(copy.status, orderStatusText(orderWordOf(order))),
  line(copy.total, yuan(order.totalFen)),
  line(copy.orderedAt, minuteText(order.createdAt)),
  line(
    terms.applicant,
    [order.applicant.name, order.applicant.credentialNo, order.applicant.mobile].join(' · '),
  ),
  ...order.insurants.map(({ relationType, name, credentialNo, home, premiumFen }) =>
    line(
      terms.insurant,
      [relations[relationType], name, home ?? credentialNo, yuan(premiumFen)].join(' · '),
    ),
  ),
  ...(order.givenTo === undefined ? [] : [line(copy.givenTo, order.givenTo)]),
  ...order.policies.map(({ policyNo, status, effectiveOn, expireOn }) =>
    line(
      copy.policy,
      `${policyNo === '' ? '' : `${readOut(policyNo)} · `}${policyStatusText(policyWordOf({ status }))} · ${effectiveOn} – ${expireOn}`,
    ),
  ),
  ...order.payments.map(({ amountFen, at }) =>
    line(
      amountFen < 0 ? copy.refund : copy.payment,
      `${yuan(Math.abs(amountFen))} · ${minuteText(at)}`,
    ),
  ),
]

/**
 * What staff did, the newest first. Looking at one person takes several calls of the same minute, which
 * are one look.
 */
function staffRecords(acts: OwnData['staffActs']): Line[][] {
  const records = acts.map(({ at, by, reason, ...act }) => [
    line(copy.act, staffActText(act)),
    line(copy.at, minuteText(at)),
    ...(by === undefined ? [] : [line(copy.by, by)]),
    ...(reason === null ? [] : [line(copy.reason, reason)]),
  ])
  const textOf = (lines: Line[] | undefined) => JSON.stringify(lines)
  return records.filter((lines, at) => textOf(lines) !== textOf(records[at - 1]))
}

/** What is kept about an account, in words: codes as texts, fen as yuan, times of Shanghai. */
export const sectionsOf = (data: OwnData, terms: Terms): DataSection[] => [
  {
    title: copy.account,
    records: [
      [
        line(copy.userId, data.account.userId),
        line(copy.createdAt, minuteText(data.account.createdAt)),
        line(copy.name, data.account.name ?? copy.unknown),
        line(copy.credentialNo, data.account.credentialNo ?? copy.unknown),
        line(copy.phone, data.account.phoneNumber ?? copy.unknown),
      ],
    ],
  },
  {
    title: copy.staffActs,
    about: copy.staffActsAbout,
    records: staffRecords(data.staffActs),
  },
  { title: copy.orders, records: data.orders.map((order) => orderLines(order, terms)) },
  {
    title: copy.renewals,
    records: data.renewals.map(({ orderId, status, amountFen, dueOn, agreedAt }) => [
      line(copy.orderId, readOut(orderId)),
      line(copy.status, renewalStatuses[status]),
      line(copy.amount, yuan(amountFen)),
      line(copy.dueOn, dueOn),
      line(copy.agreedAt, minuteText(agreedAt)),
    ]),
  },
  {
    title: copy.rewards,
    records: data.rewards.map(({ amountFen, status, boughtAt }) => [
      line(copy.amount, yuan(amountFen)),
      line(copy.status, rewardStatuses[status]),
      line(copy.boughtAt, minuteText(boughtAt)),
    ]),
  },
  {
    title: copy.withdrawals,
    records: data.withdrawals.map(({ amountFen, status, createdAt }) => [
      line(copy.amount, yuan(amountFen)),
      line(copy.status, withdrawalStatuses[status]),
      line(copy.requestedAt, minuteText(createdAt)),
    ]),
  },
  {
    title: fill(copy.confirmations, terms),
    records: data.confirmations.map(({ textVersion, confirmedAt }) => [
      line(copy.textVersion, textVersion),
      line(copy.confirmedAt, minuteText(confirmedAt)),
    ]),
  },
  {
    title: copy.delegations,
    records: data.delegations.map(({ role, productName, agreedAt, filledAt, takenAt }) => [
      line(copy.part, role === 'APPLICANT' ? copy.askedChild : copy.filledFor),
      line(copy.product, productText(productName)),
      line(copy.agreedAt, minuteText(agreedAt)),
      ...(filledAt ? [line(copy.filledAt, minuteText(filledAt))] : []),
      ...(takenAt ? [line(copy.takenAt, minuteText(takenAt))] : []),
    ]),
  },
  {
    title: copy.authorizations,
    records: data.authorizations.map(({ said, untilOn, agreedAt }) => [
      line(copy.authorized, said.join('、')),
      line(copy.untilOn, untilOn),
      line(copy.agreedAt, minuteText(agreedAt)),
    ]),
  },
  {
    title: copy.contacts,
    records: data.contacts.map(({ name, relationType, credentialNo }) => [
      line(copy.name, name),
      line(copy.relation, relations[relationType]),
      line(copy.credentialNo, credentialNo),
    ]),
  },
  {
    title: copy.appointments,
    records: data.appointments.map(({ productName, bookedAt }) => [
      line(copy.product, productText(productName)),
      line(copy.bookedAt, minuteText(bookedAt)),
    ]),
  },
  {
    title: copy.reminders,
    records: data.reminders.map(({ productName, askedAt }) => [
      line(copy.product, productText(productName)),
      line(copy.askedAt, minuteText(askedAt)),
    ]),
  },
  {
    title: copy.subscriptions,
    records: data.subscriptions.map(({ templateId, acceptedAt }) => [
      line(copy.template, templateId),
      line(copy.acceptedAt, minuteText(acceptedAt)),
    ]),
  },
  {
    title: copy.signIns,
    records: data.signIns.map(({ kind, at, device, network }) => [
      line(copy.activity, activityText(kind)),
      line(copy.at, minuteText(at)),
      line(copy.device, deviceText(device ?? '')),
      line(copy.network, network),
    ]),
  },
]
