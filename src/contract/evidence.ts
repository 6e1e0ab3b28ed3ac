import * as v from 'valibot'
import { defineCall, type RequestOf } from './call'
import { count, id, instant, product, textHash } from './fields'

/**
 * Steps of the sales evidence (可回溯, 银保监发〔2020〕26号), in their order. The client reports what happens
 * on the page. The gateway itself writes SUBMIT, CONFIRM and PAY.
 */
export const saveTrace = defineCall({
  cmd: 'saveTraceBack',
  prefix: '/rpc/city-insur-operation/',
  access: 'visitor',
  summary: 'Appends steps to the sales trace of one purchase; append-only, hash-chained.',
  request: v.strictObject({
    ...product,
    bizType: v.literal('CREATE_POLICY'),
    traceId: id,
    events: v.pipe(
      v.array(
        v.strictObject({
          /**
           * Counts from 0 within a trace. A repeated number is ignored, so a step may be sent
           * twice.
           */
          seq: count,
          type: v.picklist(['ENTER', 'READ', 'AGREE', 'FILL']),
          /** Page, notice or document of the step: `insure`, `notice:escapeClause`, `document:privacy`. */
          pageId: v.pipe(v.string(), v.regex(/^[\w:-]{1,64}$/)),
          pageVersion: v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/)),
          /** Hash of the shown text, if there was one. */
          textHash: v.optional(textHash),
          clientAt: instant,
        }),
      ),
      v.minLength(1),
      v.maxLength(50),
    ),
  }),
  response: v.object({ lastSeq: count }),
  errors: ['PRODUCT_NOT_FOUND', 'NOTICE_CHANGED', 'TRACE_REFUSED', 'TOO_MANY_REQUESTS'],
})
export type EvidenceEvent = RequestOf<typeof saveTrace>['events'][number]
