import * as v from 'valibot'
import { fail, ok } from '@/domain/base/result'
import type { Http } from '../http'
import { readJson } from '../json'
import { tencentRequest, type TencentOptions } from '../tencent/request'
import type { LicenceCode, LicenceReader } from './port'

const answer = v.object({
  Response: v.union([
    v.object({ Error: v.object({ Code: v.string() }) }),
    v.object({ RegNum: v.string(), Name: v.string() }),
  ]),
})

/** Errors that another picture may solve. */
const unreadable = [
  'FailedOperation.NoBizLicense',
  'FailedOperation.OcrFailed',
  'FailedOperation.ImageDecodeFailed',
  'FailedOperation.ImageBlur',
  'FailedOperation.ImageNoText',
  'FailedOperation.EmptyImageError',
  'FailedOperation.MultiCardError',
  'LimitExceeded.TooLargeFileError',
]
const codeOf = (code: string): LicenceCode => {
  if (unreadable.includes(code)) return 'UNREADABLE'
  return /^(InternalError|FailedOperation\.UnKnowError)/.test(code) ? 'UNKNOWN' : 'REFUSED'
}

/** Tencent Cloud OCR (`BizLicenseOCR`, 2018-11-19). */
export const createLicenceReader = (options: TencentOptions & { http: Http }): LicenceReader => ({
  read: async (pictureBase64) => {
    const call = { service: 'ocr', action: 'BizLicenseOCR', version: '2018-11-19' }
    const request = tencentRequest(options, call, { ImageBase64: pictureBase64 })
    // A second or two is usual, but a dark photo takes longer.
    const reply = await options.http({ ...request, timeoutMs: 15_000 })
    if (!reply.ok) return reply
    const content = readJson(answer, reply.value.body)?.Response
    if (!content) return fail('UNKNOWN')
    if ('Error' in content) return fail(codeOf(content.Error.Code))
    return ok({ name: content.Name, creditCode: content.RegNum })
  },
})
