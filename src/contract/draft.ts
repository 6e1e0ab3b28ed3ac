import * as v from 'valibot'
import { validityTypes } from '@/domain/person/validity'
import { defineCall } from './call'
import {
  credentialType,
  day,
  genderCode,
  id,
  ownValues,
  product,
  relationType,
  sensitive,
  text,
  textHash,
} from './fields'
import { insuredHome } from './person'

/**
 * The gateway keeps an unfinished form, encrypted, because names and credential numbers must not be
 * in a browser's storage. A complete sensitive value comes back as mask and token, an incomplete
 * one as typed, so that a reload loses nothing.
 */
const typed = {
  credentialType: v.optional(credentialType),
  gender: v.optional(genderCode),
  birthday: v.optional(day),
  nationality: v.optional(v.pipe(v.string(), v.maxLength(10))),
  validType: v.optional(v.picklist(validityTypes)),
  validStart: v.optional(day),
  validEnd: v.optional(day),
  extra: v.optional(ownValues),
}

const saved = v.variant('encryptType', [
  v.object({ encryptType: v.literal(1), value: v.string() }),
  v.object({ encryptType: v.literal(2), encryptValue: v.string(), maskValue: v.string() }),
])
export type SavedField = v.InferOutput<typeof saved>

const personDraft = <S extends v.GenericSchema>(field: S) => ({
  name: v.optional(field),
  credentialNo: v.optional(field),
  ...typed,
})

const insurantExtras = {
  key: id,
  relationType: v.optional(relationType),
  comboCode: v.optional(text),
  ...insuredHome,
}

/** Answers to the questions of the health declaration, for these insured persons and this text. */
const healthAnswers = v.object({
  textHash,
  insurants: v.pipe(v.array(id), v.maxLength(20)),
  /** Index is the question's position, from 0. */
  answers: v.pipe(v.array(v.nullable(v.picklist(['yes', 'no']))), v.maxLength(50)),
})
export type HealthAnswers = v.InferOutput<typeof healthAnswers>

export const purchaseDraft = v.strictObject({
  traceId: id,
  health: v.optional(healthAnswers),
  applicant: v.strictObject({ ...personDraft(sensitive), mobile: v.optional(sensitive) }),
  insurants: v.pipe(
    v.array(v.strictObject({ ...personDraft(sensitive), ...insurantExtras })),
    v.maxLength(20),
  ),
})
export type PurchaseDraft = v.InferOutput<typeof purchaseDraft>

export const savedDraft = v.object({
  traceId: id,
  health: v.optional(healthAnswers),
  applicant: v.object({ ...personDraft(saved), mobile: v.optional(saved) }),
  insurants: v.array(v.object({ ...personDraft(saved), ...insurantExtras })),
})
export type SavedDraft = v.InferOutput<typeof savedDraft>

const prefix = '/rpc/city-insur-proposal/'

export const saveDraft = defineCall({
  cmd: 'saveDraftToc',
  prefix,
  access: 'user',
  summary:
    'Keeps a half-filled form for 24 hours; answers masks and tokens for its complete values.',
  request: v.strictObject({
    ...product,
    draft: purchaseDraft,
    /**
     * The page that saves, the number of its edit, and the time (ms on the gateway's clock). A late
     * edit does not overwrite a newer one, and does not restore a form that was paid since.
     */
    edit: v.exactOptional(
      v.strictObject({
        by: id,
        number: v.pipe(v.number(), v.integer(), v.minValue(1)),
        at: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
      }),
    ),
  }),
  response: v.object({ draft: savedDraft }),
})

export const getDraft = defineCall({
  cmd: 'getDraftToc',
  prefix,
  access: 'user',
  summary: 'The half-filled form of this user for this product, if any.',
  request: v.strictObject(product),
  response: v.object({ draft: v.nullable(savedDraft) }),
})

export const buyAgain = defineCall({
  cmd: 'buyAgainToc',
  prefix,
  access: 'user',
  summary: 'Fills the form of its product with the people of an order, to be submitted anew.',
  request: v.strictObject({
    orderId: id,
    /** Indexes of the people in the order. Without it the form gets everybody. */
    people: v.exactOptional(
      v.pipe(
        v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
        v.minLength(1),
        v.maxLength(99),
      ),
    ),
  }),
  response: v.object(product),
  errors: ['NOT_FOUND', 'PRODUCT_NOT_FOUND'],
})

export const saveMedicalInfo = defineCall({
  cmd: 'saveAndGetMedicalInfo',
  prefix: '/api/c/city-insur-core/',
  access: 'user',
  summary:
    'Keeps what was answered about health with the form in the making, and answers what is kept.',
  request: v.strictObject({ ...product, traceId: id, health: v.optional(healthAnswers) }),
  response: v.object({ health: v.nullable(healthAnswers) }),
  errors: ['PRODUCT_NOT_FOUND'],
})

export const draftCalls = {
  buyAgain,
  saveDraft,
  getDraft,
  saveMedicalInfo,
}
