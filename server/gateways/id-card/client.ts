import * as v from 'valibot'
import { fail, ok } from '@/domain/base/result'
import type { Http } from '../http'
import { readJson } from '../json'
import { tencentRequest, type TencentOptions } from '../tencent/request'
import type { IdCardCode, IdCardReader } from './port'

const text = v.optional(v.string(), '')
const answer = v.object({
  Response: v.union([
    v.object({ Error: v.object({ Code: v.string() }) }),
    v.object({ Name: text, IdNum: text, ValidDate: text }),
  ]),
})

/** Errors that another picture may solve. */
const unreadable = [
  'FailedOperation.EmptyImageError',
  'FailedOperation.IdCardInfoIllegal',
  'FailedOperation.IdCardTooSmall',
  'FailedOperation.ImageBlur',
  'FailedOperation.ImageDecodeFailed',
  'FailedOperation.ImageNoIdCard',
  'FailedOperation.ImageSizeTooLarge',
  'FailedOperation.MultiCardError',
  'FailedOperation.OcrFailed',
  'LimitExceeded.TooLargeFileError',
]
const codeOf = (code: string): IdCardCode => {
  if (code === 'FailedOperation.CardSideError') return 'SIDE'
  if (unreadable.includes(code)) return 'UNREADABLE'
  return /^(InternalError|FailedOperation\.UnKnowError)/.test(code) ? 'UNKNOWN' : 'REFUSED'
}

/** Tencent Cloud OCR (`IDCardOCR`, 2018-11-19). FRONT is the side with the portrait. */
export const createIdCardReader = (options: TencentOptions & { http: Http }): IdCardReader => ({
  read: async (side, pictureBase64) => {
    const call = { service: 'ocr', action: 'IDCardOCR', version: '2018-11-19' }
    const CardSide = side === 'FACE' ? 'FRONT' : 'BACK'
    const request = tencentRequest(options, call, { ImageBase64: pictureBase64, CardSide })
    // A second or two is usual, but a dark photo takes longer.
    const reply = await options.http({ ...request, timeoutMs: 15_000 })
    if (!reply.ok) return reply
    const content = readJson(answer, reply.value.body)?.Response
    if (!content) return fail('UNKNOWN')
    if ('Error' in content) return fail(codeOf(content.Error.Code))
    return ok({ name: content.Name, number: content.IdNum, validity: content.ValidDate })
  },
})
