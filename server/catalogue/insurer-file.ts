import * as v from 'valibot'
import { ports, type PortName } from '@huimin/insurer-core'
import type { Finding } from './problem'

/**
 * How a product is connected with the core system of its insurer (docs/insurer-core.md). What is not
 * declared here is not offered to anybody: no button shows it, and no request is sent.
 */

/** The name of a core, as the settings name it. */
const coreName = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_-]{1,31}$/))

/** A shorter limit than the port's own, in ms. */
const timeLimitMs = (port: PortName) =>
  v.exactOptional(
    v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(ports[port].timeLimitMs)),
  )

const hours = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30 * 24))

const hesitationDays = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60))

const capabilities = v.strictObject({
  /** The core says before the payment whether it accepts a person. */
  accept: v.exactOptional(
    v.strictObject({
      /** Whether people may pay while it does not answer. It may still refuse after the payment. */
      withoutAnswer: v.picklist(['OPEN', 'CLOSED']),
      timeLimitMs: timeLimitMs('accept'),
    }),
  ),
  /** The core numbers and draws the policies. */
  issue: v.exactOptional(
    v.strictObject({
      /**
       * From then on the request is taken back and the premium returned. Only a core that cancels can
       * have it: elsewhere a person decides after the alarm.
       */
      issueWithinHours: v.exactOptional(hours),
      /** AT_ONCE: within a second as a rule, so that pages wait a little for the number. */
      usually: v.picklist(['AT_ONCE', 'LATER']),
      timeLimitMs: timeLimitMs('issue'),
    }),
  ),
  /**
   * tell: the money goes back whatever the core answers. ask: after the hesitation period the money of an
   * issued policy waits for the answer.
   */
  cancel: v.exactOptional(
    v.variant('mode', [
      v.strictObject({ mode: v.literal('tell'), timeLimitMs: timeLimitMs('cancel') }),
      v.strictObject({
        mode: v.literal('ask'),
        /** Days from the payment, its own day counted, on which the applicant leaves by right. */
        hesitationDays: v.exactOptional(hesitationDays),
        timeLimitMs: timeLimitMs('cancel'),
      }),
    ]),
  ),
  /** The core is told when an applicant's mobile was corrected, until it acknowledges. */
  endorse: v.exactOptional(
    v.strictObject({
      changes: v.pipe(v.array(v.picklist(['contact'])), v.minLength(1)),
      timeLimitMs: timeLimitMs('endorse'),
    }),
  ),
  /** The core is asked every day how it knows the policies that changed. */
  pull: v.exactOptional(v.strictObject({})),
  /** The policies and cancellations of each day are handed over as a list. */
  handOver: v.exactOptional(v.strictObject({})),
})

const share = v.strictObject({
  insurer: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,32}$/)),
  /** Its name as consents and statements give it. */
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  lead: v.optional(v.boolean(), false),
  tenThousandths: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
})

export const insurerFile = v.strictObject({
  core: coreName,
  capabilities,
  /** Everybody who bears a part of the risk, one of them the lead insurer. */
  shares: v.pipe(v.array(share), v.minLength(1), v.maxLength(20)),
})
export type InsurerFile = v.InferOutput<typeof insurerFile>

interface Connected {
  insurer?: InsurerFile | undefined
  underwriting: 'DONE' | 'PENDING'
}

/** Whether the core numbers the policies of a product, so that nobody else may. */
export const issueByCore = ({ insurer }: Pick<Connected, 'insurer'>) => insurer?.capabilities.issue

/**
 * Whether people may revoke the product. A policy that its core cannot cancel is never given back by a
 * button.
 */
export const isRevocable = ({ insurer }: Pick<Connected, 'insurer'>): boolean =>
  insurer?.capabilities.issue === undefined || insurer.capabilities.cancel !== undefined

const when = (isWrong: boolean, path: string, message: string): Finding[] =>
  isWrong ? [{ path: `insurer.${path}`, message }] : []

const isTwice = (values: readonly string[]): boolean => new Set(values).size < values.length

/** Checks that no single field can make. */
export function brokenInsurer({ insurer, underwriting }: Connected): Finding[] {
  if (!insurer) return []
  const { shares, capabilities } = insurer
  const { issue, cancel, endorse, pull, handOver } = capabilities
  const whole = shares.reduce((sum, { tenThousandths }) => sum + tenThousandths, 0)
  const leads = shares.filter(({ lead }) => lead).length
  return [
    ...when(whole !== 10_000, 'shares', `The parts add up to ${whole}, not to 10000`),
    ...when(leads !== 1, 'shares', `One insurer leads, not ${leads}`),
    ...when(
      isTwice(shares.map(({ insurer: code }) => code)),
      'shares',
      'An insurer is named twice',
    ),
    ...when(
      issue === undefined && handOver === undefined,
      'capabilities.issue',
      'Without it or handOver a core learns of nobody',
    ),
    ...when(
      issue === undefined && (cancel ?? endorse ?? pull) !== undefined,
      'capabilities.issue',
      'Without it the core does not know the policies that are cancelled, endorsed or pulled',
    ),
    ...when(
      issue !== undefined && underwriting === 'PENDING',
      'capabilities.issue',
      'Not with underwriting PENDING: a core that takes its time answers ACCEPTED_LATER',
    ),
    // What was not answered in time is taken back at the core when the money goes back.
    ...when(
      issue !== undefined && (issue.issueWithinHours === undefined) !== (cancel === undefined),
      'capabilities.issue.issueWithinHours',
      'Stands with cancel: what is not issued in time is taken back by a cancellation',
    ),
  ]
}
