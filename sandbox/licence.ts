import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { MOST_LICENCE_BYTES } from '@/contract/licence'
import { readJson } from './json'
import { lookAlike } from './look-alike'
import type { SandboxParts } from './parts'
import { answered, failed, signatureFault } from './tencent'

const question = v.object({ ImageBase64: v.pipe(v.string(), v.minLength(1)) })

/** What every picture is taken for; other outcomes are ordered as faults, by their code. */
const sample = { Name: '沙箱科技有限公司', RegNum: '91110000600037341L' }

/** The look-alike of Tencent Cloud OCR: checks the signature, reads any picture as one licence. */
export function licenceRoutes(app: FastifyInstance, parts: SandboxParts) {
  const { faults, timers } = parts
  app.post(
    '/ocr-provider/',
    { bodyLimit: 2 * MOST_LICENCE_BYTES },
    lookAlike({
      name: 'ocr.bizLicense',
      faults,
      timers,
      ordered: (code) => failed(String(code)),
      handle: (request, rawBody) => {
        const fault = signatureFault(parts, 'ocr', request, rawBody)
        if (fault) return fault
        return readJson(question, rawBody)
          ? answered(sample)
          : failed('FailedOperation.ImageDecodeFailed')
      },
    }),
  )
}
