import * as v from 'valibot'
import { relationTypes } from '@/domain/apply/relation'
import { defineCall } from './call'
import { credentialType, day, empty, genderCode, id, sensitive, knownOnly, product } from './fields'
import { credentialValidity, historicalInsurant } from './person'

/** People that a user keeps as contacts. */

const prefix = '/v1/rpc/user-info-service/'

/** A user cannot be their own contact. */
const relationEn = v.picklist(relationTypes.filter((type) => type !== 'SELF'))

const details = {
  credentialType,
  relationEn,
  gender: v.optional(genderCode),
  birthday: v.optional(day),
  nationality: v.optional(v.pipe(v.string(), v.maxLength(10))),
  validity: v.optional(credentialValidity),
}

const given = v.strictObject({ ...details, name: sensitive, credentialNo: sensitive })
export type GivenContact = v.InferOutput<typeof given>

const contact = v.object({
  ...details,
  contactId: id,
  nameMask: v.string(),
  nameEncrypt: v.string(),
  credentialNoMask: v.string(),
  credentialNoEncrypt: v.string(),
})
export type Contact = v.InferOutput<typeof contact>

export const getContacts = defineCall({
  cmd: 'getUserContact',
  prefix,
  access: 'user',
  summary: 'People this user keeps, as masks and tokens.',
  request: v.strictObject({}),
  response: v.object({ list: knownOnly(contact) }),
})

export const keepContact = defineCall({
  cmd: 'setUserContact',
  prefix,
  access: 'user',
  summary: 'Keeps one person; somebody kept already is written anew.',
  request: v.strictObject({ contact: given }),
  response: empty,
  errors: ['INSURANT_INVALID', 'INSURANT_LIMIT'],
})

export const keepContacts = defineCall({
  cmd: 'setUserContactBatch',
  prefix,
  access: 'user',
  summary: 'Keeps several people at once, all or none.',
  request: v.strictObject({ contacts: v.pipe(v.array(given), v.minLength(1), v.maxLength(20)) }),
  response: empty,
  errors: ['INSURANT_INVALID', 'INSURANT_LIMIT'],
})

export const forgetContact = defineCall({
  cmd: 'removeUserContact',
  prefix,
  access: 'user',
  summary: 'Forgets a person that was kept.',
  request: v.strictObject({ contactId: id }),
  response: empty,
})

export const getInsurantDetail = defineCall({
  cmd: 'getInsurantDetail',
  prefix: '/rpc/city-insur-data-query/',
  access: 'user',
  summary:
    'One of the people this user insured before, as the list of this product has them; without one, of the product they were last insured with.',
  request: v.strictObject({
    insurantId: id,
    ...v.partial(v.strictObject(product)).entries,
  }),
  response: historicalInsurant,
  errors: ['NOT_FOUND'],
})

export const deleteInsurant = defineCall({
  cmd: 'deleteInsurant',
  prefix: '/api/c/city-insur-core/',
  access: 'user',
  summary: 'One of them is offered no more, until they are insured again; their orders stay.',
  request: v.strictObject({ insurantId: id }),
  response: v.object({}),
  errors: ['NOT_FOUND'],
})

export const contactCalls = {
  getContacts,
  keepContact,
  keepContacts,
  forgetContact,
  getInsurantDetail,
  deleteInsurant,
}
