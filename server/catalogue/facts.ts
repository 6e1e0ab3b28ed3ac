import * as v from 'valibot'
import { count } from '@/contract/fields'
import { yuanText } from '@/domain/money/money'
import { refundArrival } from '@/domain/revoke/revocation'
import { isJsonObject, type Json, type JsonObject } from './merge'

/*
 * A fact that people read in many places is written once, and texts name it: `{claimTime}` in a
 * notice, an answer or a clause becomes the words of this product while the catalogue is read. So a
 * page, its documents, the desk and the claim guide cannot differ. repeated-facts.ts finds the fact in a
 * text that does not name it.
 */

const words = v.pipe(v.string(), v.minLength(1), v.maxLength(80))

/** Facts that stand nowhere else in the file. */
export const factsFile = v.strictObject({
  /** The hospitals whose bills are paid: 内地二级及以上公立医院普通部. */
  hospitals: v.exactOptional(words),
  /** How long the insurer takes to decide about a claim: 十个工作日，复杂三十日. */
  claimTime: v.exactOptional(words),
  /** When the service phone is answered, if that is not the time of the housekeeper. */
  serviceHours: v.exactOptional(words),
  /** A line of the product beside its service phone, with its hours: 24小时摔倒热线400-000-3202转3. */
  hotline: v.exactOptional(words),
  /** Waiting periods of single benefits in days, beside `cover.waitingPeriodDays`. */
  waitingPeriods: v.exactOptional(v.record(v.pipe(v.string(), v.regex(/^[a-z]+$/)), count)),
})

/** The parts of a file that facts are made of. What is wrong with them, the whole schema says. */
const source = v.object({
  facts: v.optional(factsFile, {}),
  housekeeper: v.optional(v.object({ hours: v.string() })),
  cover: v.object({ waitingPeriodDays: count }),
  tariff: v.array(
    v.object({
      comboCode: v.string(),
      bands: v.array(v.object({ minAge: count, premiumFen: count })),
    }),
  ),
  familyDiscount: v.optional(v.object({ offFen: count })),
})
type Source = v.InferOutput<typeof source>

/** The words of each fact, by its name in texts. */
export type Facts = ReadonlyMap<string, string>

/** Words that pages fill in, because they are the product's terms or are known only then. */
const FILLED_LATER = new Set([
  'applicant',
  'insurant',
  'orderCenter',
  'withdraw',
  'perYear',
  'enrol',
  'PRICE',
])

/** The facts of a product file; undefined if the parts that hold them cannot be read. */
export function factsIn(file: JsonObject): Facts | undefined {
  const { success, output } = v.safeParse(source, file)
  return success ? factsOf(output) : undefined
}

function factsOf({ facts, housekeeper, cover, tariff, familyDiscount }: Source): Facts {
  const { waitingPeriods = {}, serviceHours = housekeeper?.hours, ...told } = facts
  const premiums = tariff.flatMap(({ comboCode, bands }) => {
    const name = tariff.length > 1 ? `premium:${comboCode}` : 'premium'
    return bands.map(({ minAge, premiumFen }): [string, string] => [
      bands.length > 1 ? `${name}:${minAge}` : name,
      yuanText({ fen: premiumFen, trimZeros: true }),
    ])
  })
  const lowest = Math.min(...tariff.flatMap(({ bands }) => bands.map((band) => band.premiumFen)))
  return new Map([
    ...Object.entries(told),
    ...Object.entries(waitingPeriods).map(([name, days]): [string, string] => [
      `waitingPeriod:${name}`,
      `${days}天`,
    ]),
    ...(cover.waitingPeriodDays > 0
      ? ([['waitingPeriod', `${cover.waitingPeriodDays}天`]] as const)
      : []),
    ...(serviceHours !== undefined ? ([['serviceHours', serviceHours]] as const) : []),
    ...(familyDiscount
      ? ([['familyOff', yuanText({ fen: familyDiscount.offFen, trimZeros: true })]] as const)
      : []),
    ...premiums,
    ['premium:from', yuanText({ fen: lowest, trimZeros: true })] as const,
    ['refundTime', refundArrival] as const,
  ])
}

const PLACE = /\{([\w:]+)\}/g

/** A text with the facts that it names. A name that is no fact stays, and `unknownFacts` tells it. */
export const tellFacts = (text: string, facts: Facts): string =>
  text.includes('{') ? text.replace(PLACE, (place, name: string) => facts.get(name) ?? place) : text

/** The same for every text of a file. */
export function tellAll(file: JsonObject, facts: Facts): JsonObject {
  const told = (value: Json): Json => {
    if (typeof value === 'string') return tellFacts(value, facts)
    if (Array.isArray(value)) return value.map(told)
    return isJsonObject(value) ? tellAll(value, facts) : value
  }
  return Object.fromEntries(Object.entries(file).map(([name, value]) => [name, told(value)]))
}

/** Names in a text that are no fact of its product. */
export const unknownFacts = (text: string, facts: Facts): string[] =>
  !text.includes('{')
    ? []
    : [...text.matchAll(PLACE)]
        .map(([place, name = '']) => ({ place, name }))
        .filter(({ name }) => !facts.has(name) && !FILLED_LATER.has(name))
        .map(({ place }) => place)
