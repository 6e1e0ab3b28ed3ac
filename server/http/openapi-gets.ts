import { codeKinds } from '@/contract/popups'
import { documentsPath } from '../document/ticket'
import { jsonAnswer, refusal } from './openapi-answers'

/**
 * The addresses that are reached by GET instead of by a call (http/wechat, documents, codes, health).
 */

const query = (name: string, required: boolean, description: string, schema: object) => ({
  name,
  in: 'query',
  required,
  description,
  schema,
})
const inPath = (name: string, description: string, schema: object) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema,
})
const text = { type: 'string' }
const file = (description: string, type: string) => ({
  description,
  content: { [type]: { schema: { type: 'string', format: 'binary' } } },
})
const failed = jsonAnswer('The gateway failed.', refusal(['UNKNOWN']))
const notThere = jsonAnswer('There is none, or its address is over.', refusal(['NOT_FOUND']))

const health = (description: string) =>
  jsonAnswer(description, {
    type: 'object',
    required: ['ok', 'version'],
    properties: {
      ok: { type: 'boolean', description: 'Whether it is so.' },
      version: { type: 'string', description: 'Of the gateway.' },
    },
  })

export const getPaths = {
  '/api/wefit/v1/open/wefit-v2-service/getQRCode': {
    get: {
      operationId: 'getQRCodePicture',
      deprecated: true,
      summary:
        'A mini-program code as a picture, with the login in its query. A browser sends its hm_bound cookie too.',
      security: [{ addressId: [], addressToken: [] }],
      parameters: [
        query('openId', true, '`openId` of the login.', text),
        query('token', true, '`token` of the login.', text),
        query('width', false, 'Pixels of the picture, up to 1280.', {
          type: 'string',
          pattern: '^\\d{3,4}$',
          default: '120',
        }),
        query('routeKey', true, 'A page’s key in the route table.', text),
        query(
          'paramStr',
          false,
          'Parameters of that page, as a query without question mark.',
          text,
        ),
        query('redirectPath', false, 'A public address of ours; empty is none.', text),
        { $ref: '#/components/parameters/bound' },
      ],
      responses: {
        200: {
          description: 'The picture; JSON where WeChat did not make one.',
          content: {
            'image/png': { schema: { type: 'string', format: 'binary' } },
            'application/json': { schema: refusal(['WX_UNAVAILABLE']) },
          },
        },
        400: jsonAnswer('A parameter is missing or wrong.', refusal(['BAD_REQUEST'])),
        401: jsonAnswer('No such login.', refusal(['AUTH_FAILED'])),
        429: jsonAnswer('Too many pictures.', refusal(['TOO_MANY_REQUESTS'])),
      },
    },
  },
  [documentsPath]: {
    get: {
      operationId: 'getPaper',
      security: [],
      summary:
        'A policy or receipt as PDF, by the address that getPolicyFile and getOrderReceipt answer.',
      parameters: [query('ticket', true, 'As that address has it; good for minutes.', text)],
      responses: {
        200: file('The PDF.', 'application/pdf'),
        404: notThere,
        429: jsonAnswer('Too many documents.', refusal(['TOO_MANY_REQUESTS'])),
      },
    },
  },
  '/codes/{cityCode}/{productCode}/{kind}.svg': {
    get: {
      operationId: 'getProductCode',
      security: [],
      summary: 'An operator’s code of a product to scan.',
      parameters: [
        inPath('cityCode', 'Six digits of the city.', text),
        inPath('productCode', 'Four characters of the product.', text),
        inPath('kind', 'What it leads to.', { enum: codeKinds }),
      ],
      responses: { 200: file('The picture.', 'image/svg+xml'), 404: notThere },
    },
  },
  '/wechat/authorize': {
    get: {
      operationId: 'leaveForWechat',
      security: [],
      summary: 'Leads to WeChat’s authorisation page, which leads back to static/get-code.html.',
      parameters: [
        query('state', true, '128 bits as hex, drawn for this trip.', {
          type: 'string',
          pattern: '^[0-9a-f]{32}$',
        }),
      ],
      responses: {
        302: { description: 'To WeChat.', headers: { location: { schema: text } } },
        404: notThere,
        default: failed,
      },
    },
  },
  '/healthz': {
    get: {
      operationId: 'isAlive',
      security: [],
      summary: 'The process lives.',
      responses: { 200: health('It lives.'), default: failed },
    },
  },
  '/readyz': {
    get: {
      operationId: 'isReady',
      security: [],
      summary: 'It can serve, which needs the database.',
      responses: { 200: health('It can.'), 503: health('It cannot now.'), default: failed },
    },
  },
}
