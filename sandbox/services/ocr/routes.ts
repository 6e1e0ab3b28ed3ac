import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { MOST_LICENCE_BYTES } from '@/contract/recognition'
import { readJson, simulator } from '@huimin/wechat-sandbox'
import type { SandboxParts } from '../../world/parts'
import { answered, failed, signatureFault } from '../../world/tencent'
import { idCardSimulator } from './id-card'

const question = v.object({ ImageBase64: v.pipe(v.string(), v.minLength(1)) })

/** The result for every picture. Other outcomes can be ordered as faults, by their code. */
const sample = { Name: '沙箱科技有限公司', RegNum: '91110000600037341L' }

/**
 * The simulator of Tencent Cloud OCR. It checks the signature and reads every picture of a licence
 * as the same one.
 */
export function ocrRoutes(app: FastifyInstance, parts: SandboxParts) {
  const { faults, timers } = parts
  const readIdCard = idCardSimulator(parts)
  const readLicence = simulator({
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
  })
  app.post('/ocr-provider/', { bodyLimit: 2 * MOST_LICENCE_BYTES }, (request, reply) =>
    request.headers['x-tc-action'] === 'IDCardOCR'
      ? readIdCard(request, reply)
      : readLicence(request, reply),
  )
}
