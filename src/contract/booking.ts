import * as v from 'valibot'
import { defineCall, type ResponseOf } from './call'
import { empty, instant, product, knownOnly } from './fields'
import { policyStatus } from './shown'

const prefix = '/rpc/city-insur-misc/'

/**
 * How a user is told that the sale opened. `NONE`: the user left neither WeChat nor a mobile
 * number.
 */
const reach = v.picklist(['WECHAT', 'SMS', 'NONE'])

export const getAppointment = defineCall({
  cmd: 'getAppointment',
  prefix,
  access: 'visitor',
  summary: 'When a product opens next, and whether whoever asks has booked to be told.',
  request: v.strictObject(product),
  response: v.object({
    isOpen: v.boolean(),
    /** The next opening as far as it is known today. */
    opensAt: v.exactOptional(instant),
    booked: v.boolean(),
    /** The caller holds a policy of the product that is in force or will be. */
    covered: v.optional(v.boolean(), false),
    /** The caller's policies of the product. An older gateway answers only `covered`. */
    policies: v.optional(knownOnly(v.object({ status: policyStatus })), []),
    reach,
  }),
  errors: ['PRODUCT_NOT_FOUND'],
})
export type Booking = ResponseOf<typeof getAppointment>

export const confirmAppointment = defineCall({
  cmd: 'confirmAppointment',
  prefix,
  access: 'user',
  idempotent: true,
  summary: 'Books the next enrolment: one message when the product opens next.',
  request: v.strictObject(product),
  response: v.object({ reach }),
  errors: ['PRODUCT_NOT_FOUND'],
})

export const cancelAppointment = defineCall({
  cmd: 'cancelAppointment',
  prefix,
  access: 'user',
  idempotent: true,
  summary: 'Cancels a booking; without one nothing happens.',
  request: v.strictObject(product),
  response: empty,
  errors: ['PRODUCT_NOT_FOUND'],
})

export const bookingCalls = {
  getAppointment,
  confirmAppointment,
  cancelAppointment,
}
