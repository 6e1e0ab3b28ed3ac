import * as v from 'valibot'

/** The values that every port is made of. Objects take unknown fields and ignore them. */

export const fen = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.description('Money in fen (1/100 yuan), an integer.'),
)

const isRealDay = (text: string): boolean => {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

export const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/),
  v.check(isRealDay, 'There is no such day.'),
  v.description('Calendar day YYYY-MM-DD in Asia/Shanghai.'),
)

export const instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?\+08:00$/),
  v.check((text) => isRealDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))),
  v.description('Instant, always with +08:00.'),
)

/** Names one wish of the gateway. The same wish keeps its key for ever. */
export const key = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9._-]{8,64}$/),
  v.description('Idempotency key, equal to the header x-idempotency-key.'),
)

/** A number that stands in an address: of a policy, a hand-over, a document of the core. */
export const number = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/))

export const productCode = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{1,32}$/),
  v.description('The product, by the code that both sides agreed on.'),
)

export const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

/** Why something was refused: a code for programs, and a sentence that the person can read. */
export const reason = v.object({
  code: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{1,39}$/)),
  text: v.pipe(text, v.description('A sentence in Chinese that the person concerned can read.')),
})
export type Reason = v.InferOutput<typeof reason>

/** SHA-256, 64 lower-case hex digits. */
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** A document of the core, by its address or by its bytes. */
export const policyDocument = v.variant('kind', [
  v.object({
    kind: v.literal('address'),
    address: v.pipe(
      v.string(),
      v.regex(/^(\/(?!\/)|https:\/\/)[\x21-\x7e]{1,1000}$/),
      v.description(
        'A path of the core, which is fetched with our signature, or an https address on a host that both sides agreed on, which is fetched without. It names no person.',
      ),
    ),
    mediaType: text,
    sha256,
  }),
  v.object({
    kind: v.literal('bytes'),
    base64: v.pipe(v.string(), v.base64(), v.maxLength(4_000_000)),
    mediaType: text,
    sha256,
  }),
])
export type PolicyDocument = v.InferOutput<typeof policyDocument>

/** In how many seconds a late answer may be asked for again. */
export const askAgainAfterSeconds = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(86_400),
)
