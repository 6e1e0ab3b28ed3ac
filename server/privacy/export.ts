import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { OwnData } from '@/contract/privacy'
import { formOf, type FormFields } from '@/domain/apply/fields'
import { addressOf } from '@/domain/apply/property-insurant'
import type { NameRole } from '@/domain/person/name'
import { getUserStatus } from '../account/user'
import type { Answer } from '../context/answer'
import { localIso } from '../context/clock'
import type { Context, User } from '../context/context'
import { loadUser } from '../records/account/user-repo'
import { bookingsOf } from '../records/booking/repo'
import { contactsOf } from '../records/contact/repo'
import { delegationsOf } from '../records/delegation/repo'
import { confirmedBy } from '../records/insured/repo'
import { authorizationsOf } from '../records/partner/repo'
import { everyAnswer } from '../records/person/own-answers'
import { openApplicant, openContact, openPerson, type Person } from '../records/person/person'
import { showApplicant, showPerson } from '../records/person/show'
import { numberOf } from '../records/policy/status'
import { ordersOf } from '../records/privacy/repo'
import { insurerToldOf } from '../records/proposal/insurers'
import type { InsurantRow } from '../records/proposal/repo'
import { remindersOf } from '../records/reminder/repo'
import { renewalsOf } from '../records/renewal/repo'
import { noteSecurity } from '../records/security/log'
import { securityEventsOf } from '../records/security/repo'
import { listRewards } from '../records/share/reward-repo'
import { listWithdrawals } from '../records/share/withdrawal-repo'
import { logOfUser } from '../records/staff/log-repo'
import { subscriptionsOf } from '../records/subscription/repo'
import { policyStatusOf, proposalStatusOf } from '../records/transition/status'

const MANY = 10_000

type Proposal = Awaited<ReturnType<typeof ordersOf>>['proposals'][number]

/** Answers to further form fields, in the words of the form if the product still has it. */
const answersOf = (
  form: FormFields | undefined,
  role: NameRole,
  { extra }: Pick<Person, 'extra'>,
) => (extra ? { extra: everyAnswer(formOf(role, form), extra) } : {})

const formOn = (ctx: Context, { cityCode, productCode }: Proposal): FormFields | undefined =>
  ctx.catalogue.product(cityCode, productCode)?.page.form

function payerOf(ctx: Context, proposal: Proposal) {
  const applicant = openApplicant(ctx.keys, proposal)
  return {
    ...showApplicant(applicant),
    ...answersOf(formOn(ctx, proposal), 'applicant', applicant),
  }
}

function insuredOf(ctx: Context, proposal: Proposal, insurant: InsurantRow) {
  const person = openPerson(ctx.keys, insurant)
  return {
    ...showPerson(person),
    ...answersOf(formOn(ctx, proposal), 'insurant', person),
    ...(person.extraValue && { home: addressOf({ extraValue: person.extraValue }) }),
  }
}

const givenTo = (ctx: Context, proposal: Proposal): { givenTo?: string } => {
  const insurer = insurerToldOf(ctx, proposal)
  return insurer === undefined ? {} : { givenTo: insurer }
}

const nameOf = (ctx: Context, cityCode: string, productCode: string): string | null =>
  ctx.catalogue.product(cityCode, productCode)?.page.productName ?? null

/** A reminder's key begins with the code of its product, which exists in one city only. */
const nameOfKey = (ctx: Context, key: string): string | null =>
  ctx.catalogue.products().find(({ productCode }) => key.startsWith(`${productCode}_`))?.page
    .productName ?? null

/**
 * Exports the data of an account as JSON. Names and numbers are masked here too, so that the copy
 * is worth no more to a thief than the pages. A user who needs them unmasked gets them from the
 * insurer after proving the identity.
 */
export async function exportData(
  ctx: Context,
  user: User,
  _data: RequestOf<typeof calls.exportData>,
): Promise<Answer<ResponseOf<typeof calls.exportData>>> {
  const account = await loadUser(ctx.db, user.id)
  const status = await getUserStatus(ctx, user, { attr: { productCode: '' } })
  const bought = await ordersOf(ctx.db, user.id)
  const shown = status.ok ? status.value : undefined
  const exportedAt = localIso(ctx.clock.now())
  const data: OwnData = {
    exportedAt,
    account: {
      userId: account.id,
      createdAt: localIso(account.createdAt),
      name: shown?.name?.maskValue ?? null,
      credentialNo: shown?.credentialNo?.maskValue ?? null,
      phoneNumber: shown?.phoneNumber?.maskValue ?? null,
    },
    orders: bought.proposals.map((proposal) => ({
      orderId: proposal.id,
      cityCode: proposal.cityCode,
      productCode: proposal.productCode,
      productName: nameOf(ctx, proposal.cityCode, proposal.productCode),
      status: proposalStatusOf(ctx, proposal),
      totalFen: proposal.totalFen,
      createdAt: localIso(proposal.createdAt),
      ...givenTo(ctx, proposal),
      applicant: payerOf(ctx, proposal),
      insurants: bought.insurants
        .filter(({ insurant }) => insurant.proposalId === proposal.id)
        .map(({ insurant }) => ({
          ...insuredOf(ctx, proposal, insurant),
          relationType: insurant.relationType,
          premiumFen: insurant.premiumFen,
        })),
      policies: bought.policies
        .filter(({ proposalId }) => proposalId === proposal.id)
        .map((policy) => {
          const { effectiveOn, expireOn } = policy
          const state = policyStatusOf(ctx, policy)
          return { policyNo: numberOf(policy), status: state, effectiveOn, expireOn }
        }),
      payments: bought.payments
        .filter(({ proposalId }) => proposalId === proposal.id)
        .map(({ amountFen, at }) => ({ amountFen, at: localIso(at) })),
    })),
    renewals: (await renewalsOf(ctx.db, user.id)).map((renewal) => ({
      orderId: renewal.proposalId,
      status: renewal.status,
      amountFen: renewal.amountFen,
      dueOn: renewal.dueOn,
      agreedAt: localIso(renewal.createdAt),
    })),
    rewards: (await listRewards(ctx.db, user.id, { cursor: undefined, limit: MANY })).map(
      ({ reward: { amountFen, status: state, boughtAt } }) => ({
        ...{ amountFen, status: state, boughtAt: localIso(boughtAt) },
      }),
    ),
    withdrawals: (await listWithdrawals(ctx.db, user.id, MANY)).map(
      ({ amountFen, status: state, createdAt }) => ({
        ...{ amountFen, status: state, createdAt: localIso(createdAt) },
      }),
    ),
    // Confirmations as an insured person, for policies that others bought.
    confirmations: (await confirmedBy(ctx.db, user.id)).map(({ textVersion, at }) => ({
      textVersion,
      confirmedAt: localIso(at),
    })),
    delegations: (await delegationsOf(ctx.db, user.id)).map((delegation) => {
      const { userId, cityCode, productCode, createdAt, consentedAt, filledAt, takenAt } =
        delegation
      const isApplicant = userId === user.id
      const local = (at: number | null) => (at === null ? null : localIso(at))
      return {
        role: isApplicant ? ('APPLICANT' as const) : ('DELEGATE' as const),
        productName: nameOf(ctx, cityCode, productCode),
        textVersion: isApplicant ? delegation.textVersion : delegation.delegateTextVersion,
        agreedAt: localIso(isApplicant ? createdAt : (consentedAt ?? createdAt)),
        filledAt: local(filledAt),
        takenAt: local(takenAt),
      }
    }),
    authorizations: (await authorizationsOf(ctx.db, user.id)).map(
      ({ said, untilOn, textVersion, at }) => ({
        said,
        untilOn,
        textVersion,
        agreedAt: localIso(at),
      }),
    ),
    contacts: (await contactsOf(ctx.db, user.id)).map((contact) => ({
      ...showPerson(openContact(ctx.keys, contact)),
      relationType: contact.relationType,
    })),
    appointments: (await bookingsOf(ctx.db, user.id)).map((booked) => ({
      cityCode: booked.cityCode,
      productCode: booked.productCode,
      productName: nameOf(ctx, booked.cityCode, booked.productCode),
      bookedAt: localIso(booked.bookedAt),
    })),
    reminders: (await remindersOf(ctx.db, user.id)).map(({ key, askedAt }) => ({
      ...{ key, productName: nameOfKey(ctx, key) },
      askedAt: localIso(askedAt),
    })),
    subscriptions: (await subscriptionsOf(ctx.db, user.id)).map(({ templateId, acceptedAt }) => ({
      ...{ templateId, acceptedAt: localIso(acceptedAt) },
    })),
    staffActs: (await logOfUser(ctx.db, user.id, 1000)).map(
      ({ act, at, staffName: by, reason, detail }) => ({
        ...{ act, by, reason },
        ...(act === 'reveal' && { field: String(detail?.['field'] ?? '') }),
        at: localIso(at),
      }),
    ),
    signIns: (await securityEventsOf(ctx.db, user.id, undefined, 1000)).map((event) => ({
      kind: event.kind,
      at: localIso(event.at),
      network: event.network,
      device: event.device,
    })),
  }
  await noteSecurity(ctx, ctx.db, 'DATA_EXPORTED', user, { userId: user.id })
  return { ok: true, value: { exportedAt, json: JSON.stringify(data, null, 2) } }
}
