import * as v from 'valibot'
import { statesOf } from '@/domain/payment/order-states'

export const proposalStatus = v.picklist(statesOf('proposal'))
