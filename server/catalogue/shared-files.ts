import * as v from 'valibot'
import { announcements } from '@/contract/city'
import { count, source } from '@/contract/fields'
import { authorizedItems } from '@/contract/partner'
import { windowEdge } from './window-edge'

/** The schemas of the files besides product files: documents, and what all cities share. */

export const documentFile = v.strictObject({
  title: v.string(),
  version: v.string(),
  content: v.array(v.string()),
})

const line = v.pipe(v.string(), v.minLength(1), v.maxLength(60))

const agent = v.strictObject({
  name: line,
  /** 执业证编号, 26 digits. */
  licenceNo: v.pipe(v.string(), v.regex(/^\d{26}$/)),
  companyName: line,
  phone: line,
  /** The mobile number that the agent signs in with. */
  mobile: v.pipe(v.string(), v.regex(/^[19]\d{10}$/)),
})
export type Agent = v.InferOutput<typeof agent>

/** Agents by the mark in the addresses that they give out. */
export const agentsFile = v.record(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)), agent)

const partnerKey = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

const partner = v.strictObject({
  /** The name that users know. It stands in the consent that they give. */
  name: line,
  /** What the partner may ask users for, by the `business` of its entry. */
  businesses: v.optional(
    v.record(
      partnerKey,
      v.strictObject({
        name: line,
        /** The data that the partner would see, in the words that users agree to. */
        items: v.record(v.picklist(authorizedItems), v.pipe(v.string(), v.maxLength(120))),
        /** The longest time that it may ask for. */
        mostDays: v.pipe(count, v.minValue(1), v.maxValue(366)),
      }),
    ),
    {},
  ),
  /** The destinations of our transfer page, by `target` of its address. */
  targets: v.optional(
    v.record(
      partnerKey,
      v.strictObject({
        /** An address of ours, or on a host that LINK_HOSTS names. */
        url: v.pipe(v.string(), v.maxLength(500)),
        token: v.optional(v.picklist(['USER', 'PARTNER', 'NONE']), 'NONE'),
      }),
    ),
    {},
  ),
})
export type Partner = v.InferOutput<typeof partner>

/** Partners by the `source` in their addresses. */
export const partnersFile = v.record(source, partner)

export const nationalityFile = v.strictObject({
  options: v.array(
    v.strictObject({ text: v.string(), value: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)) }),
  ),
})

const { entries: announcement } = announcements.entries.list.item
/** Announcements by page. `startAt` and `endAt` may name the same instants of every year. */
export const announcementsFile = v.record(
  v.string(),
  v.strictObject({
    list: v.array(v.strictObject({ ...announcement, startAt: windowEdge, endAt: windowEdge })),
  }),
)
export type AnnouncementsFile = v.InferOutput<typeof announcementsFile>

/** The variants of each tested component. The first one is the usual one. */
export const comparisonsFile = v.record(
  v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  v.pipe(v.array(v.string()), v.minLength(1)),
)
