import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { type Answer, checked, readJson, simulator } from '@huimin/wechat-sandbox'
import type { SandboxParts } from '../../world/parts'
import { answered, failed, signatureFault } from '../../world/tencent'
import { drawCard, readCard } from './picture'

const question = v.object({
  ImageBase64: v.optional(v.string(), ''),
  CardSide: v.optional(v.picklist(['FRONT', 'BACK'])),
})
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const wanted = v.union([
  v.strictObject({ side: v.literal('FACE'), name: text, number: text }),
  v.strictObject({ side: v.literal('BACK'), start: text, end: text }),
])

/** Tencent Cloud's `IDCardOCR`. It checks the signature and reads cards that the sandbox drew. */
export const idCardSimulator = (parts: SandboxParts) =>
  simulator({
    name: 'ocr.idCard',
    faults: parts.faults,
    timers: parts.timers,
    ordered: (code) => failed(String(code)),
    handle: (request, rawBody) => {
      const fault = signatureFault(parts, 'ocr', request, rawBody)
      if (fault) return fault
      const asked = readJson(question, rawBody)
      if (!asked) return failed('InvalidParameterValue.InvalidParameterValueLimit')
      if (asked.ImageBase64 === '') return failed('FailedOperation.EmptyImageError')
      return answerOf(Buffer.from(asked.ImageBase64, 'base64'), asked.CardSide)
    },
  })

function answerOf(picture: Buffer, side: 'FRONT' | 'BACK' | undefined): Answer {
  const card = readCard(picture)
  if (card === 'UNREADABLE') return failed('FailedOperation.ImageDecodeFailed')
  if (card === 'NO_CARD') return failed('FailedOperation.ImageNoIdCard')
  if (side && side !== (card.side === 'FACE' ? 'FRONT' : 'BACK'))
    return failed('FailedOperation.CardSideError')
  const blank = { Name: '', Sex: '', Nation: '', Birth: '', Address: '', IdNum: '' }
  return answered(
    card.side === 'FACE'
      ? { ...blank, Name: card.name, IdNum: card.number, Authority: '', ValidDate: '' }
      : { ...blank, Authority: '沙箱公安局', ValidDate: `${card.start}-${card.end}` },
  )
}

/** Draws a card for testers: `?side=FACE&name=&number=` or `?side=BACK&start=20200101&end=长期`. */
export function idCardRoutes(app: FastifyInstance): void {
  app.get(
    '/id-card',
    checked(wanted, 'query', async (card, _, reply) =>
      reply.type('image/png').send(drawCard(card)),
    ),
  )
}
