import * as v from 'valibot'
import { relationTypes, type Relation } from '@/domain/apply/relation'
import { credentialTypes, type CredentialType } from '@/domain/credential/type'
import { payTypes, type PayType } from '@/domain/pay/pay-type'
import { genderCodes } from '@/domain/person/gender'

/** Field schemas that several calls share. Length limits bound what an unknown caller may send. */

export const fen = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** The greatest value of an integer column in the gateway's database. */
const MOST = 2_147_483_647
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST))
/** A calendar day, `YYYY-MM-DD`. */
export const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))
/** Who pays from `paidFrom` on is insured from `effectiveOn`, later than who pays today. */
const later = v.object({ paidFrom: day, effectiveOn: day })
export type LaterCover = v.InferOutput<typeof later>
/** Missing where the cover of tomorrow's payment begins a day later, and in an older gateway. */
export const laterCover = v.exactOptional(later)
/**
 * The next round of the sale begins when this one ends, so its end is no deadline. Missing where it
 * is one, and in an older gateway.
 */
export const saleGoesOn = v.exactOptional(v.boolean())
/** An instant, ISO 8601 with offset. */
export const instant = v.pipe(v.string(), v.isoTimestamp())
export const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
export const cityCode = v.pipe(v.string(), v.regex(/^\d{6}$/))
export const productCode = v.pipe(v.string(), v.regex(/^[A-Z0-9]{4}$/))
/** The partner's own number of a purchase. */
export const outerId = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
export const text = v.pipe(v.string(), v.maxLength(200))
/** SHA-256 of a text that the gateway publishes, 64 hex digits. */
export const textHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
/**
 * A text that a user agrees to by its hash: its key in GetConfigV2 (pre_insure_page) and its
 * version.
 */
export const agreedText = v.object({ key: v.string(), version: v.string(), textHash })
export type AgreedText = v.InferOutput<typeof agreedText>
export const mobile = v.pipe(v.string(), v.regex(/^[19]\d{10}$/))
export const smsCode = v.pipe(v.string(), v.regex(/^\d{6}$/))

/**
 * The session id that sendSmsCode answered. Without it the gateway takes the newest code that the
 * caller's network address requested for this number and this scene.
 */
export const sessionOfCode = v.optional(id)

export const product = { cityCode, productCode }
export interface ProductId {
  cityCode: string
  productCode: string
}
/** Takes only the two codes out of a larger object, because requests refuse unknown fields. */
/** A product that an address names wholly, in part or not at all. */
export type PartialProductId = { [K in keyof ProductId]?: ProductId[K] | undefined }

export const productId = ({ cityCode, productCode }: ProductId): ProductId => ({
  cityCode,
  productCode,
})

export const credentialType = v.picklist(credentialTypes)
export type { CredentialType }

/** 1 male, 2 female. */
export const genderCode = v.picklist(genderCodes)

export const relationType = v.picklist(relationTypes)
export type RelationType = Relation

/**
 * A name, credential number or mobile in a request: plain the first time (encryptType 1), later
 * only as the opaque token that the gateway issued (encryptType 2).
 */
export const sensitive = v.variant('encryptType', [
  v.strictObject({ encryptType: v.literal(1), value: v.pipe(v.string(), v.maxLength(100)) }),
  v.strictObject({
    encryptType: v.literal(2),
    encryptValue: v.pipe(v.string(), v.minLength(1), v.maxLength(1000)),
  }),
])
export type Sensitive = v.InferOutput<typeof sensitive>

/** A name, credential number or mobile in a response. It is never plain. */
export const masked = v.object({ maskValue: v.string(), encryptValue: v.string() })
export type Masked = v.InferOutput<typeof masked>

export const payType = v.picklist(payTypes)
export type { PayType }

/**
 * Values of the product's own fields by their types. The gateway checks them against the product.
 */
export const ownValues = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[a-zA-Z]\w{0,39}$/)), v.pipe(v.string(), v.maxLength(254))),
  v.check((values) => Object.keys(values).length <= 20),
)

export const empty = v.object({})

/**
 * A list that drops entries this build does not know. A mini-program released months ago receives
 * newer data, and one unknown kind must not break the whole page. Use it only for lists that are
 * shown; the gateway checks its own files with the strict schemas.
 */
export const knownOnly = <const S extends v.GenericSchema>(
  item: S,
): v.ArraySchema<S, undefined> => {
  const list = v.array(item)
  return {
    ...list,
    '~run': (dataset, config) =>
      list['~run'](
        Array.isArray(dataset.value)
          ? { value: dataset.value.filter((entry) => v.is(item, entry)) }
          : dataset,
        config,
      ),
  }
}

/** Reads outside data by a schema. It answers undefined when the data does not match. */
export const parseWith =
  <S extends v.GenericSchema>(schema: S) =>
  (raw: unknown): v.InferOutput<S> | undefined => {
    const parsed = v.safeParse(schema, raw)
    return parsed.success ? parsed.output : undefined
  }

/** The same for JSON text. It also answers undefined when the text is not JSON. */
export const parsedJson = <S extends v.GenericSchema>(
  schema: S,
  json: string,
): v.InferOutput<S> | undefined => {
  try {
    return parseWith(schema)(JSON.parse(json))
  } catch {
    return undefined
  }
}

/** The partner or place that asks for a token and uses it. */
export const source = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{0,31}$/))
export const ticket = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

/** Values that a page adds to its token request. The partner receives them unchanged. */
export const extras = v.record(id, text)
