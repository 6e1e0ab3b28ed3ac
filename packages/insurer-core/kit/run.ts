import type { PortName } from '../ports/table'
import { Fault, NotOffered, type Case, type Group } from './case'
import { acceptCases } from './cases/accept'
import { cancelCases } from './cases/cancel'
import { endorseCases } from './cases/endorse'
import { handoverCases } from './cases/handover'
import { handoverListCases, largeHandover } from './cases/handover-list'
import { issueCases } from './cases/issue'
import { issueFormCases } from './cases/issue-forms'
import { pullCases } from './cases/pull'
import { formCases, signatureCases } from './cases/signature'
import { now } from './orders'
import { talkWith, type Options, type RawRequest, type Talk } from './talk'

/** Runs the cases against a core, several at a time, and says how each ended. */

export const cases: readonly Case[] = [
  ...signatureCases,
  ...formCases,
  ...acceptCases,
  ...issueCases,
  ...issueFormCases,
  ...cancelCases,
  ...endorseCases,
  ...pullCases,
  ...handoverCases,
  ...handoverListCases,
  largeHandover,
]

export type Row = {
  id: string
  title: string
  result: 'can' | 'cannot' | 'not offered'
  /** Why it cannot. */
  why?: string
  ms: number
}

export type Report = { offered: Record<PortName, boolean>; rows: Row[] }

export type Wishes = {
  /** Groups, or single cases by their ids. Without it all. */
  only?: readonly string[]
}

const AT_A_TIME = 8

/** One request a port that each core refuses, so that only its offering is seen. */
const probes: Record<PortName, RawRequest> = {
  accept: { method: 'POST', target: '/v1/acceptances', body: '{}' },
  issue: { method: 'POST', target: '/v1/policies', body: '{}' },
  cancel: { method: 'POST', target: '/v1/policies/NO0000000000/cancellations', body: '{}' },
  endorse: { method: 'POST', target: '/v1/policies/NO0000000000/endorsements', body: '{}' },
  pull: { method: 'GET', target: `/v1/policies?changedSince=${encodeURIComponent(now())}&limit=1` },
  handOver: { method: 'POST', target: '/v1/handovers', body: '{}' },
  handover: { method: 'GET', target: '/v1/handovers/H-NOWHERE' },
}

const isOffered = async (core: Talk, request: RawRequest): Promise<boolean> => {
  const { status, bytes } = await core.raw(request)
  return status !== 404 || !bytes.toString().includes('NOT_OFFERED')
}

const offeringOf = async (core: Talk): Promise<Record<PortName, boolean>> => ({
  accept: await isOffered(core, probes.accept),
  issue: await isOffered(core, probes.issue),
  cancel: await isOffered(core, probes.cancel),
  endorse: await isOffered(core, probes.endorse),
  pull: await isOffered(core, probes.pull),
  handOver: await isOffered(core, probes.handOver),
  handover: await isOffered(core, probes.handover),
})

const rowOf = async (core: Talk, one: Case, offered: Report['offered']): Promise<Row> => {
  const { id, title } = one
  const startedAt = Date.now()
  const ended = (result: Row['result'], why?: string): Row => ({
    ...{ id, title, result, ms: Date.now() - startedAt },
    ...(why !== undefined && { why }),
  })
  const { needs, needsOne } = one
  if (needs.some((port) => !offered[port]) || needsOne?.every((port) => !offered[port]))
    return ended('not offered')
  try {
    await one.run(core)
    return ended('can')
  } catch (error) {
    if (error instanceof NotOffered) return ended('not offered')
    return ended('cannot', error instanceof Fault ? error.message : String(error))
  }
}

const groupOf = (id: Case['id']): Group => id.slice(0, id.indexOf('.')) as Group

/** Throws a Fault when the core cannot be reached at all. */
export async function runKit(
  options: Options,
  { only }: Wishes = {},
  tell: (row: Row) => void = () => undefined,
): Promise<Report> {
  const core = talkWith(options)
  try {
    const offered = await offeringOf(core)
    core.offer(offered)
    const asked = cases.filter(({ id }) => !only || only.includes(id) || only.includes(groupOf(id)))
    const rows = new Map<string, Row>()
    const run = async (one: Case) => {
      const row = await rowOf(core, one, offered)
      rows.set(one.id, row)
      tell(row)
    }
    const waiting = asked.filter((one) => one !== largeHandover)
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await run(next)
    }
    await Promise.all(Array.from({ length: AT_A_TIME }, worker))
    if (asked.includes(largeHandover)) await run(largeHandover)
    return { offered, rows: asked.flatMap(({ id }) => rows.get(id) ?? []) }
  } finally {
    core.close()
  }
}
