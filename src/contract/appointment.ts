import * as v from 'valibot'
import { defineCall, type ResponseOf } from './call'
import { empty, instant, product } from './fields'
import { knownOnly } from './known-only'
import { policyStatus } from './policy'

const prefix = '/rpc/city-insur-misc/'

/** How people are told that the sale opened; `NONE`: they left neither WeChat nor a mobile. */
const reach = v.picklist(['WECHAT', 'SMS', 'NONE'])

export const getAppointment = defineCall({
  cmd: 'getAppointment',
  prefix,
  access: 'visitor',
  summary: 'When a product opens next, and whether whoever asks has booked to be told.',
  request: v.strictObject(product),
  response: v.object({
    isOpen: v.boolean(),
    /** When it opens next, by what is known today. */
    opensAt: v.exactOptional(instant),
    booked: v.boolean(),
    /** Whoever asks holds a policy of it, in force or about to be. */
    covered: v.optional(v.boolean(), false),
    /** What they hold of it; an older gateway says only `covered`. */
    policies: v.optional(knownOnly(v.object({ status: policyStatus })), []),
    reach,
  }),
  errors: ['PRODUCT_NOT_FOUND'],
})
export type Appointment = ResponseOf<typeof getAppointment>

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
  summary: 'Gives a booking up; without one nothing happens.',
  request: v.strictObject(product),
  response: empty,
  errors: ['PRODUCT_NOT_FOUND'],
})
