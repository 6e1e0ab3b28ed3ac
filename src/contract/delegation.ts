import * as v from 'valibot'
import { delegationStates } from '@/domain/delegation/state'
import { defineCall, type ResponseOf } from './call'
import { purchaseDraft, savedDraft } from './draft'
import {
  agreedText,
  count,
  id,
  instant,
  product,
  relationType,
  textHash,
  knownOnly,
} from './fields'
import { wording } from './wording'

/**
 * 请子女代办: an applicant gives a child a link, the child fills in the form, and the applicant takes
 * it over, checks it and buys (docs/adr/0065).
 */
const prefix = '/rpc/city-insur-custom/'

/** The signed part of the link. */
const token = v.pipe(v.string(), v.regex(/^[\w.-]{20,200}$/))

/** What the child fills in. The applicant's mobile is that of the applicant's own account. */
const form = v.strictObject({
  applicant: v.omit(purchaseDraft.entries.applicant, ['mobile']),
  insurants: purchaseDraft.entries.insurants,
})
export type DelegatedForm = v.InferOutput<typeof form>

const savedForm = v.object({
  applicant: v.omit(savedDraft.entries.applicant, ['mobile']),
  insurants: savedDraft.entries.insurants,
})
export type SavedDelegatedForm = v.InferOutput<typeof savedForm>

const state = v.picklist(delegationStates)

export const makeDelegation = defineCall({
  cmd: 'createDelegation',
  prefix,
  access: 'user',
  share: 0.2,
  summary:
    'The link by which a child fills in the form of a product for this user: the same one while it is open. `renew` ends it and gives another.',
  request: v.strictObject({
    ...product,
    /** Hash of the statement that the applicant agreed to. */
    textHash,
    renew: v.optional(v.boolean(), false),
  }),
  response: v.object({
    delegationId: id,
    url: v.string(),
    /** The link as a QR code, in a data address. */
    image: v.string(),
    token,
    expireAt: instant,
    state,
  }),
  errors: [
    'PRODUCT_NOT_FOUND',
    'SALE_CLOSED',
    'NOTICE_CHANGED',
    'ORDER_STATE',
    'TOO_MANY_REQUESTS',
  ],
})
export type DelegationLink = ResponseOf<typeof makeDelegation>

export const listDelegations = defineCall({
  cmd: 'queryDelegationList',
  prefix,
  access: 'user',
  share: 0.5,
  summary: 'The links of this user that are not over, newest first.',
  request: v.strictObject({}),
  response: v.object({
    list: knownOnly(
      v.object({
        delegationId: id,
        ...product,
        productName: v.string(),
        state,
        createdAt: instant,
        expireAt: instant,
        /** Mobile of the child, masked; null before the child agreed. */
        delegatePhone: v.nullable(v.string()),
        /** How many insured persons the child has named so far. An older gateway omits it. */
        named: v.optional(count, 0),
        filledAt: v.nullable(instant),
      }),
    ),
    /** The statement to agree to, with its hash. */
    text: agreedText,
  }),
})
export type Delegation = ResponseOf<typeof listDelegations>['list'][number]

export const endDelegation = defineCall({
  cmd: 'endDelegation',
  prefix,
  access: 'user',
  idempotent: true,
  share: 0.2,
  summary: 'Withdraws a link of this user and forgets what was filled in.',
  request: v.strictObject({ delegationId: id }),
  response: v.object({ state }),
  errors: ['NOT_FOUND', 'ORDER_STATE'],
})

export const takeDelegatedForm = defineCall({
  cmd: 'takeDelegatedForm',
  prefix,
  access: 'user',
  idempotent: true,
  share: 0.2,
  summary:
    'Puts what the child filled in into the form of this user, in place of what was there. Nothing is agreed to by it.',
  request: v.strictObject({ delegationId: id }),
  response: v.object(product),
  errors: ['NOT_FOUND', 'ORDER_STATE'],
})

const filledPerson = v.object({
  /** The person's key in the form; `applicant` for the applicant. */
  key: id,
  name: v.optional(v.string()),
  credentialNo: v.optional(v.string()),
})

export const showDelegatedPeople = defineCall({
  cmd: 'queryDelegatedPeople',
  prefix,
  access: 'user',
  share: 0.2,
  summary:
    'Names and numbers in full that a child filled in and that stand in the form of this user, to be checked; each use is noted.',
  request: v.strictObject({ delegationId: id }),
  response: v.object({ people: v.array(filledPerson) }),
  errors: ['NOT_FOUND', 'ORDER_STATE'],
})
export type FilledPerson = ResponseOf<typeof showDelegatedPeople>['people'][number]

export const getDelegation = defineCall({
  cmd: 'queryDelegation',
  prefix,
  access: 'visitor',
  share: 0.1,
  summary: 'Whose form of which product a link is for; null once the link is over.',
  request: v.strictObject({ token }),
  response: v.object({
    delegation: v.nullable(
      v.object({
        ...product,
        productName: v.string(),
        wording: v.optional(wording, {}),
        /** Masked; null where the account knows none. */
        applicantName: v.nullable(v.string()),
        applicantPhone: v.nullable(v.string()),
        /** The account does not know its owner yet, so the child fills that in too. */
        needsApplicant: v.boolean(),
        state,
        expireAt: instant,
        filledAt: v.nullable(instant),
        /** The caller is the applicant, who cannot be the child as well. */
        isApplicant: v.boolean(),
        /** The caller agreed to fill the form in. */
        isDelegate: v.boolean(),
        /** What the caller has filled in so far. */
        form: v.nullable(savedForm),
        /** Limits of the product alone; nothing of the applicant's family. */
        family: v.object({
          insurantDisables: knownOnly(relationType),
          leftInsurantNum: count,
          maxInsurantNum: count,
          insurantMaxNum: v.record(v.string(), count),
          orderInsurantMaxNum: count,
        }),
      }),
    ),
    text: agreedText,
  }),
})
export type OpenedDelegation = NonNullable<ResponseOf<typeof getDelegation>['delegation']>

export const acceptDelegation = defineCall({
  cmd: 'acceptDelegation',
  prefix,
  access: 'user',
  share: 0.1,
  summary:
    'The child agrees to fill the form in, with an account of their own that has a mobile; the link is theirs alone from then on.',
  request: v.strictObject({ token, textHash }),
  response: v.object({ consentedAt: instant }),
  /** For ORDER_STATE, `extra.code` is APPLICANT, NO_PHONE, OTHER_PERSON or the state. */
  errors: ['NOT_FOUND', 'ORDER_STATE', 'NOTICE_CHANGED'],
})

export const saveDelegatedForm = defineCall({
  cmd: 'saveDelegatedForm',
  prefix,
  access: 'user',
  summary: 'Keeps what the child has filled in so far; answers masks and tokens of the child.',
  request: v.strictObject({
    token,
    form,
    /** The page that saves, and the number of its edit. A late edit overwrites no newer one. */
    edit: v.strictObject({ by: id, number: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  }),
  response: v.object({ form: savedForm }),
  errors: ['NOT_FOUND', 'ORDER_STATE'],
})

export const handInDelegatedForm = defineCall({
  cmd: 'handInDelegatedForm',
  prefix,
  access: 'user',
  idempotent: true,
  share: 0.1,
  summary: 'The child hands the form in; only the applicant can change it afterwards.',
  request: v.strictObject({ token, form }),
  response: v.object({ filledAt: instant }),
  errors: ['NOT_FOUND', 'ORDER_STATE', 'APPLICANT_INVALID', 'INSURANT_INVALID'],
})

export const delegationCalls = {
  makeDelegation,
  listDelegations,
  endDelegation,
  takeDelegatedForm,
  showDelegatedPeople,
  getDelegation,
  acceptDelegation,
  saveDelegatedForm,
  handInDelegatedForm,
}
