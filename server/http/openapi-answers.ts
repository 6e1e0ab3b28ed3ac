import { headers } from '@/contract/envelope'
import { errorCodes, type ErrorName } from '@/contract/errors'

/** The parts of the OpenAPI document that every answer has. */

export const refusal = (names: readonly ErrorName[]) => ({
  type: 'object',
  required: ['code', 'message', 'extra'],
  properties: {
    code: {
      enum: names.map((name) => errorCodes[name]),
      description: names.map((name) => `${errorCodes[name]} ${name}`).join(', '),
    },
    message: { type: 'string', description: 'A sentence for people, in Chinese.' },
    extra: { $ref: '#/components/schemas/Extra', description: 'Why, by name.' },
  },
})

export const extra = {
  type: 'object',
  description: 'Why a call was refused; always of this shape.',
  required: ['code', 'codeMsg', 'name'],
  properties: {
    code: {
      type: 'string',
      description:
        'The exact reason by its name: the rule that a field breaks, the state that something is in, else `name`; AuthFailed and 999 are names that every client knows.',
    },
    codeMsg: { type: 'string', description: 'What `code` means, in a sentence for people.' },
    name: { enum: Object.keys(errorCodes), description: 'The name of the envelope’s code.' },
    field: { type: 'string', description: 'Path of the refused field in `data`.' },
    proposalId: { type: 'string', description: 'The order that is in the way.' },
    amountFen: {
      type: 'integer',
      description: 'What it costs, or pays back, as things are now. Integer fen (1/100 yuan).',
    },
    place: {
      type: 'object',
      description:
        'With 503, for who has to wait because too many people buy at once: ask again after `retryAfter` seconds with the header `x-line-ticket`.',
      required: ['position', 'retryAfter', 'ticket'],
      properties: {
        position: { type: 'integer', description: 'Of the one who waits; 1 is next.' },
        retryAfter: { type: 'integer', description: 'Seconds.' },
        ticket: { type: 'string', description: 'Keeps the place.' },
      },
    },
    path: { type: 'string', deprecated: true, description: '`field`, for older releases.' },
    rule: { type: 'string', deprecated: true, description: '`code`, for older releases.' },
  },
}

const answerHeaders = {
  [headers.serverTime]: {
    description: 'The gateway’s clock, milliseconds since 1970.',
    schema: { type: 'string' },
  },
  [headers.requestId]: {
    description: 'As it was sent, or a new one.',
    schema: { type: 'string' },
  },
}

export const jsonAnswer = (description: string, schema: object) => ({
  description,
  headers: answerHeaders,
  content: { 'application/json': { schema } },
})
