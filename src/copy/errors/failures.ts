import type { ErrorName } from '@/contract/errors'
import { fill } from '../fill'
import { wording, type Worded } from '../product/wording'
import { shell } from '../shell/shell'
import { BUSY_CITY, common } from './common'
import { errors } from './errors'

export const nthInsurant = '第{N}位{insurant}'

export interface FailureWords extends Worded {
  cityCode?: string | undefined
  /** False where the words of a service behind the gateway take the place of the default. */
  commonErrorMsg?: boolean | undefined
}

/** Whose field a refusal is about: of the `nth` insured, or of who buys. */
export const personText = (nth: number | undefined, words: Worded): string =>
  nth === undefined ? wording(words).applicant : fill(nthInsurant, { N: nth, ...wording(words) })

/** A code that nobody listed, told in words; the gateway's own refusals have a name. */
const hasOwnWords = (failure: {
  name: string
  message?: string
  extra?: { name?: string | undefined } | undefined
}): failure is { message: string } & typeof failure =>
  failure.name === 'UNKNOWN' && !failure.extra?.name && Boolean(failure.message)

/** The sentence of a code, in the words of a product where one is at hand. */
export const errorText = (name: ErrorName, words: Worded): string =>
  fill(errors[name], wording(words))

/** Only whoever closed something can say why, and until when: the insurer, or staff. */
const isToldByOthers = (name: Failed['name']): boolean =>
  name === 'MAINTENANCE' || name === 'SALE_CLOSED'

type Failed = Parameters<typeof failureText>[0]

/**
 * The text beside 重试. Without a network it says so, because the person can do something about it,
 * and the system has no fault. One city has one sentence for whatever failed (ER003).
 */
export const retryText = (failure: Failed, words: FailureWords): string =>
  failure.name === 'NETWORK' && words.cityCode !== BUSY_CITY
    ? shell.offline
    : failureText(failure, words)

/**
 * The text of a failed call: a code of ours has its own, a network error and every unknown one
 * the default, a timeout another. City and product come from what the call is about, or else from
 * the visit.
 */
export const failureText = (
  failure: {
    name: ErrorName | 'TIMEOUT' | 'NETWORK'
    message?: string
    extra?: { codeMsg?: string | undefined; name?: string | undefined } | undefined
  },
  words: FailureWords,
): string => {
  const { cityCode, commonErrorMsg = true } = words
  const isBusy = cityCode === BUSY_CITY
  if (failure.name === 'TIMEOUT') return isBusy ? common.busy : common.timeout
  if (isToldByOthers(failure.name) && failure.extra?.codeMsg) return failure.extra.codeMsg
  if (!commonErrorMsg && hasOwnWords(failure)) return failure.message
  const text = errors[failure.name === 'NETWORK' ? 'UNKNOWN' : failure.name]
  if (isBusy && text === errors.UNKNOWN) return common.busy
  return fill(text, wording(words))
}
