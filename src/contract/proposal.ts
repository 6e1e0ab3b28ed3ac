import * as v from 'valibot'
import { defineCall, type ResponseOf } from './call'
import {
  count,
  day,
  fen,
  id,
  instant,
  laterCover,
  outerId,
  product,
  relationType,
  textHash,
  knownOnly,
  source,
} from './fields'
import { insuredName, applicant, historicalInsurant, insurant, shownApplicant } from './person'
import { price } from './price'
import { shownPayment } from './product'
import { documentLink, type ProductPage } from './product-page'
import {
  policyStatus,
  proposalStatus,
  ending,
  leftOut,
  shownRefund,
  shownUnderwriting,
} from './shown'
import { wording } from './wording'

const prefix = '/rpc/city-insur-proposal/'
const version = v.literal(3)

const delegatedForm = {
  delegationId: id,
  /** Mobile of the child, masked; null before a child agreed. */
  delegatePhone: v.nullable(v.string()),
}

export const getFamilyStatus = defineCall({
  cmd: 'getFamilyProposalStatusToc',
  prefix,
  access: 'user',
  summary: 'How many more people of which relation this user may insure.',
  request: v.strictObject({ ...product, version }),
  response: v.object({
    insurantDisables: knownOnly(relationType),
    leftInsurantNum: count,
    maxInsurantNum: count,
    insurantMaxNum: v.record(v.string(), count),
    orderInsurantMaxNum: count,
    /** If the product insures homes: homes named before, to choose again. */
    homes: v.optional(v.array(v.object({ extraValue: v.string(), insured: v.boolean() }))),
    /** A child has filled the form in, and the user has not taken it over yet. */
    filledForm: v.optional(v.object(delegatedForm)),
    /**
     * How 请子女代办 stands for this product. TAKEN: the form on the page came from a child. An older
     * gateway omits it.
     */
    delegation: v.optional(
      v.object({
        ...delegatedForm,
        state: v.picklist(['OPEN', 'FILLING', 'FILLED', 'TAKEN']),
      }),
    ),
  }),
  errors: ['PRODUCT_NOT_FOUND'],
})
export type FormDelegation = ResponseOf<typeof getFamilyStatus>['delegation']
export type KnownHome = NonNullable<ResponseOf<typeof getFamilyStatus>['homes']>[number]

export const getPrice = defineCall({
  cmd: 'getPriceToc',
  prefix,
  access: 'user',
  summary: 'Price per person and in total, from age on the effective day.',
  request: v.strictObject({
    ...product,
    version,
    insurants: v.pipe(v.array(insurant), v.minLength(1), v.maxLength(20)),
  }),
  response: price,
  errors: [
    'PRODUCT_NOT_FOUND',
    'INSURANT_INVALID',
    'INSURANT_LIMIT',
    'INSURANT_DUPLICATE',
    'INSURANT_AGE',
    'ALREADY_INSURED',
    'COMBO_INVALID',
  ],
})

export const createProposal = defineCall({
  cmd: 'doProposalToc',
  prefix,
  access: 'user',
  idempotent: true,
  summary:
    'Creates the proposal from applicant, insurants and the trace of what was read and agreed.',
  request: v.strictObject({
    ...product,
    version,
    traceId: id,
    applicant,
    insurants: v.pipe(v.array(insurant), v.minLength(1), v.maxLength(20)),
    /**
     * The total in fen that the user saw. Another present price answers PRICE_CHANGED and creates
     * nothing.
     */
    expectedTotalFen: fen,
    /**
     * The user's own unpaid proposals that this one replaces. If it is given, another unpaid
     * proposal for one of these people answers PROPOSAL_UNPAID with its id in `extra.proposalId`.
     * Earlier releases read the id from `extra.code` and send that name back; then any proposal of
     * these people is replaced.
     */
    replaces: v.optional(v.pipe(v.array(id), v.maxLength(20))),
    /** The agent tag of the visit's address. An unregistered tag counts for no agent. */
    agentWtag: v.optional(id),
    /** The partner's number, for a visitor who came from a partner. */
    outerId: v.optional(outerId),
    /** The partner whose address brought the visitor. An unregistered one counts for no partner. */
    entrySource: v.optional(source),
  }),
  response: v.object({ proposalId: id, totalFen: fen, expireAt: instant }),
  errors: [
    'PRODUCT_NOT_FOUND',
    'SALE_CLOSED',
    'APPLICANT_INVALID',
    'INSURANT_INVALID',
    'INSURANT_LIMIT',
    'INSURANT_DUPLICATE',
    'INSURANT_AGE',
    'REALNAME_MISMATCH',
    'IDENTITY_LOCKED',
    'TOO_MANY_REQUESTS',
    'ALREADY_INSURED',
    'COMBO_INVALID',
    'TRACE_INCOMPLETE',
    'NOTICE_CHANGED',
    'PRICE_CHANGED',
    'PROPOSAL_UNPAID',
  ],
})

export const proposalDetail = v.object({
  proposalId: id,
  cityCode: v.string(),
  productCode: v.string(),
  productName: v.string(),
  wording: v.optional(wording, {}),
  status: proposalStatus,
  totalFen: fen,
  createdAt: instant,
  expireAt: instant,
  effectiveOn: day,
  expireOn: day,
  laterCover,
  applicant: shownApplicant,
  price,
  payment: shownPayment,
  underwriting: shownUnderwriting,
  /** The open pay order to continue with, if any. */
  payOrderId: v.nullable(id),
  /**
   * The documents that the purchase needs. `agreedAt` is null where the present text was not agreed
   * to, so the page asks for it. An older gateway omits the list, and then all are asked for.
   */
  documents: v.optional(
    v.array(v.object({ ...documentLink.entries, agreedAt: v.nullable(instant) })),
  ),
})
export type ProposalDetail = v.InferOutput<typeof proposalDetail>

export const getProposal = defineCall({
  cmd: 'getProposalDetail',
  prefix: '/rpc/city-insur-data-query/',
  access: 'user',
  summary: 'A proposal of this user, for the pay-confirm page.',
  request: v.strictObject({ proposalId: id }),
  response: proposalDetail,
  errors: ['NOT_FOUND'],
})

/** In full. It is kept in memory while it is shown, and nowhere else. */
const personToCheck = v.object({ name: v.string(), credentialNo: v.string() })

export const showPeople = defineCall({
  cmd: 'getProposalPeople',
  prefix: '/rpc/city-insur-data-query/',
  access: 'user',
  summary: 'Names and numbers in full, to be checked before paying; each use is noted.',
  request: v.strictObject({ proposalId: id }),
  response: v.object({ applicant: personToCheck, insurants: v.array(personToCheck) }),
  errors: ['NOT_FOUND', 'PROPOSAL_STATE'],
})
export type PeopleToCheck = ResponseOf<typeof showPeople>

export const confirmProposal = defineCall({
  cmd: 'confirmedProposalToc',
  prefix,
  access: 'user',
  idempotent: true,
  summary: 'The applicant confirms the proposal as shown; it may then be paid.',
  request: v.strictObject({
    proposalId: id,
    version,
    /**
     * Addresses of the documents that were agreed to on the page. Documents that are still open after
     * these answer TRACE_INCOMPLETE. An absent list agrees to none.
     */
    documents: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(500))), v.maxLength(20))),
  }),
  response: v.object({ proposalId: id, status: proposalStatus }),
  errors: ['NOT_FOUND', 'PROPOSAL_STATE', 'PROPOSAL_EXPIRED', 'SALE_CLOSED', 'TRACE_INCOMPLETE'],
})

export const cancelProposal = defineCall({
  cmd: 'cancelProposalToc',
  prefix: '/rpc/city-insur-custom/',
  access: 'user',
  idempotent: true,
  summary: 'Cancels an unpaid proposal.',
  request: v.strictObject({ proposalId: id }),
  response: v.object({ proposalId: id, status: proposalStatus }),
  errors: ['NOT_FOUND', 'PROPOSAL_STATE'],
})

export const getResult = defineCall({
  cmd: 'getSuccessPageInfoToc',
  prefix,
  access: 'user',
  summary: 'The result of a purchase: paid, issued or pending underwriting, with its policies.',
  request: v.strictObject({ proposalId: id, version }),
  response: v.object({
    proposalId: id,
    orderId: v.nullable(id),
    status: proposalStatus,
    productName: v.string(),
    wording: v.optional(wording, {}),
    totalFen: fen,
    paidAt: v.nullable(instant),
    underwriting: v.picklist(['DONE', 'PENDING', 'NONE']),
    policies: v.array(
      v.object({
        policyId: id,
        policyNo: v.string(),
        ...insuredName,
        relationType,
        premiumFen: fen,
        /** The policy's status. An older gateway sends only `underwriting`. */
        status: v.optional(policyStatus),
      }),
    ),
    ...ending,
    /** True where the insurer issues within a second as a rule, so that a page waits for it. */
    issuesAtOnce: v.exactOptional(v.boolean()),
    leftOut: v.optional(v.array(leftOut), []),
    refunds: v.optional(v.array(shownRefund), []),
    effectiveOn: day,
    expireOn: day,
    /** The partner whose address brought the purchase. An older gateway omits it. */
    entrySource: v.optional(v.nullable(v.string()), null),
  }),
  errors: ['NOT_FOUND'],
})
export type PurchaseResult = ResponseOf<typeof getResult>

export const listHistoricalInsurants = defineCall({
  cmd: 'queryHistoricalInsurants',
  prefix: '/rpc/city-insur-data-query/',
  access: 'user',
  summary: 'People this user insured before, to choose again.',
  request: v.strictObject(product),
  response: v.object({
    list: knownOnly(historicalInsurant),
    /** The people of the newest paid order, by `insurantId`. An older gateway omits it. */
    together: v.optional(v.array(v.string()), []),
  }),
})

const healthAnswer = v.picklist(['NO', 'NO_TO_ALL'])
export type HealthAnswer = v.InferOutput<typeof healthAnswer>

export const confirmHealth = defineCall({
  cmd: 'confirmHealthInform',
  prefix: '/api/c/city-insur-core/',
  access: 'user',
  idempotent: true,
  summary: 'The applicant declares the health notice true for every insurant; kept in the trace.',
  request: v.strictObject({
    ...product,
    traceId: id,
    textHash,
    answer: v.literal('AGREE'),
    /**
     * Where single questions are asked: the answer to each, in their order. NO was given to the
     * question alone, NO_TO_ALL by the one tap after the last of them. An older client omits it.
     */
    answers: v.optional(v.pipe(v.array(healthAnswer), v.maxLength(50))),
  }),
  response: v.object({ confirmed: v.literal(true) }),
  errors: ['PRODUCT_NOT_FOUND', 'NOTICE_CHANGED'],
})

export const proposalCalls = {
  getFamilyStatus,
  getPrice,
  createProposal,
  confirmProposal,
  getProposal,
  showPeople,
  cancelProposal,
  getResult,
  listHistoricalInsurants,
  confirmHealth,
}

/** The same call under its other name (contract/other-addresses). */
const second = <C extends { cmd: string }>(call: C): C => ({ ...call, cmd: `${call.cmd}V2` })

/** The calls that create and confirm a product's proposal. Some products use V2. */
export const proposalCallsOf = ({ extraData }: Pick<ProductPage, 'extraData'>) =>
  extraData.proposalApi === 'V2'
    ? { create: second(createProposal), confirm: second(confirmProposal) }
    : { create: createProposal, confirm: confirmProposal }
