import { saveTraceBack, type TraceEvent } from '@/contract/trace'
import type { ProductId } from './catalogue'
import { send } from './client'

/** Appends steps to the sales trace of one purchase. */
export const reportTrace = (
  { cityCode, productCode }: ProductId,
  traceId: string,
  events: TraceEvent[],
) => send(saveTraceBack, { cityCode, productCode, bizType: 'CREATE_POLICY', traceId, events })
