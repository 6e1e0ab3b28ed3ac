import * as v from 'valibot'
import { statesOf } from '@/domain/payment/order-states'

export const policyStatus = v.picklist(statesOf('policy'))
export type PolicyStatus = v.InferOutput<typeof policyStatus>
