import * as v from 'valibot'
import { defineCall } from './call'
import { credentialValidity } from './person'

/** Greatest size of a picture of an ID card in bytes. Clients shrink a photo before they send it. */
export const MOST_ID_CARD_BYTES = 1536 * 1024

/** FACE shows the portrait, name and number; BACK the emblem and the validity. */
export const cardSide = v.picklist(['FACE', 'BACK'])
export type CardSide = v.InferOutput<typeof cardSide>

export const readIdCard = defineCall({
  cmd: 'ocrIdCard',
  prefix: '/rpc/city-insur-misc/',
  access: 'user',
  share: 0.1,
  // Base64 takes four characters for three bytes.
  maxBytes: Math.ceil(MOST_ID_CARD_BYTES / 3) * 4 + 1024,
  summary:
    'Reads one side of a resident identity card from a picture (JPEG or PNG, 1.5 MB at most), which is kept nowhere.',
  request: v.strictObject({
    side: cardSide,
    picture: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  }),
  response: v.object({
    /** '' where the picture shows no readable value, and for the other side. */
    name: v.string(),
    credentialNo: v.string(),
    validity: v.nullable(credentialValidity),
  }),
  errors: ['LICENCE_PICTURE', 'ID_CARD_UNREADABLE', 'ID_CARD_SIDE', 'TOO_MANY_REQUESTS'],
})

/**
 * Greatest size of a licence picture in bytes. Clients shrink a larger picture before they send it.
 */
export const MOST_LICENCE_BYTES = 2 * 1024 * 1024

export const readLicence = defineCall({
  cmd: 'ocrBusinessLicense',
  prefix: '/rpc/city-insur-misc/',
  access: 'user',
  share: 0.1,
  // Base64 takes four characters for three bytes.
  maxBytes: Math.ceil(MOST_LICENCE_BYTES / 3) * 4 + 1024,
  summary:
    'Reads name and credit code from a picture of a business licence (JPEG or PNG, 2 MB at most), which is kept nowhere.',
  request: v.strictObject({
    picture: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  }),
  response: v.object({
    /** '' where the picture shows no readable value. */
    name: v.string(),
    creditCode: v.string(),
  }),
  errors: ['LICENCE_PICTURE', 'LICENCE_UNREADABLE', 'TOO_MANY_REQUESTS'],
})

export const recognitionCalls = {
  readIdCard,
  readLicence,
}
