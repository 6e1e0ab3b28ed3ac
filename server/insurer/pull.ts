import { DAY_MS } from '@/domain/time/day'
import { PULL_LIMIT, type PolicyView, type RequestOf } from '@huimin/insurer-core'
import { localIso } from '../context/clock'
import type { Context } from '../context/context'
import { endDifferences } from '../records/insurer/differences-repo'
import type { Sold } from '../records/insurer/handover-repo'
import {
  issuedBetween,
  keepPull,
  numberedPolicies,
  pullOf,
  requestsNamed,
} from '../records/insurer/pull-repo'
import { insurerRequestsOf } from '../records/insurer/repo'
import { isPending, stateOf, viewDifferences, viewKinds } from './compare-views'
import { alarmDifferences } from './differences'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The first pull looks back so far. */
const FIRST_MS = 32 * DAY_MS
/** What was issued shortly before may still be on its way to us or in the core's next pull. */
const GRACE_MS = 10 * MINUTE_MS
/** A core that did not answer for so long is an alarm. */
const SILENT_MS = 2 * DAY_MS

/** The products whose core is pulled, by core. */
function pulled(ctx: Context): Map<string, Sold[]> {
  const cores = new Map<string, Sold[]>()
  for (const { insurer, cityCode, productCode } of ctx.catalogue.products())
    if (insurer?.capabilities.pull)
      cores.set(insurer.core, [...(cores.get(insurer.core) ?? []), { cityCode, productCode }])
  return cores
}

/**
 * Asks each core once a day how it knows the policies that changed, and alarms about each difference
 * with both views. A pull that failed is made up for: the next one begins where the last one ended.
 */
export async function pullPolicies(ctx: Context): Promise<void> {
  for (const [core, products] of pulled(ctx)) await pullCore(ctx, core, products)
}

async function pullCore(ctx: Context, core: string, products: readonly Sold[]): Promise<void> {
  const now = ctx.clock.now()
  const last = (await pullOf(ctx.db, core)) ?? {
    ...{ core, changedSince: now - FIRST_MS, answeredAt: null, nextTryAt: now, tries: 0 },
  }
  if (last.nextTryAt > now) return
  await keepPull(ctx.db, { ...last, tries: last.tries + 1, nextTryAt: now + HOUR_MS })
  const asOf = await pullSince(ctx, core, products, last.changedSince)
  if (asOf !== undefined) {
    const next = { changedSince: asOf, answeredAt: now, nextTryAt: now + DAY_MS, tries: 0 }
    await keepPull(ctx.db, { core, ...next })
  } else if (last.answeredAt !== null && now - last.answeredAt > SILENT_MS)
    ctx.log.error({ alarm: 'INSURER_SILENT', core, reason: 'PULL' }, 'a core does not answer')
}

/** Reads all pages, and answers from when the next pull begins; undefined when a page did not come. */
async function pullSince(
  ctx: Context,
  core: string,
  products: readonly Sold[],
  since: number,
): Promise<number | undefined> {
  const seen = new Set<string>()
  const changedSince = localIso(since)
  let cursor: string | undefined
  let asOf: number | undefined
  do {
    const request: RequestOf<'pull'> = {
      ...{ changedSince, limit: PULL_LIMIT },
      ...(cursor !== undefined && { cursor }),
    }
    const told = await ctx.gateways.insurers?.[core]?.ask('pull', { request })
    if (told?.kind === 'NOT_TAKEN') {
      const reason = `pull ${told.status} ${told.error.error}`
      ctx.log.error({ alarm: 'INSURER_NOT_TAKEN', core, reason }, 'a core does not take a pull')
    }
    if (told?.kind !== 'ANSWER') return undefined
    asOf ??= Date.parse(told.answer.asOf)
    for (const { policyNo } of told.answer.policies) seen.add(policyNo)
    await comparePage(ctx, core, told.answer.policies)
    cursor = told.answer.nextCursor ?? undefined
  } while (cursor !== undefined)
  await tellMissing(ctx, { core, products, seen }, { from: since, until: asOf - GRACE_MS })
  return asOf
}

async function comparePage(
  ctx: Context,
  core: string,
  views: readonly PolicyView[],
): Promise<void> {
  // A policy that changed while the pages were read stands there twice; the last view counts.
  const latest = new Map(views.map((view) => [view.policyNo, view]))
  const known = await numberedPolicies(ctx.db, [...latest.keys()])
  const requests = await insurerRequestsOf(ctx.db, [
    ...new Set(known.map(({ policy }) => policy.proposalId)),
  ])
  const unknown = [...latest.values()].filter(
    ({ policyNo }) => !known.some(({ policy }) => policy.policyNo === policyNo),
  )
  // The core has issued it, and its answer is still to be heard.
  const asked = await requestsNamed(
    ctx.db,
    unknown.map(({ policyKey }) => policyKey),
  )
  const isAwaited = ({ policyKey, policyNo }: PolicyView) =>
    asked.some(
      (each) => each.key === policyKey && (isPending(each) || each.answer?.number === policyNo),
    )
  const found = [
    ...known.flatMap((ours) => {
      const { policyNo, proposalId, position } = ours.policy
      const theirs = latest.get(policyNo ?? '')
      const own = requests.filter(
        (each) => each.proposalId === proposalId && each.position === position,
      )
      return theirs
        ? viewDifferences(ctx, theirs, ours, own).map((each) => ({
            ...{ core, policyNo: policyNo ?? '', proposalId },
            ...each,
          }))
        : []
    }),
    ...unknown
      .filter((view) => !isAwaited(view))
      .map(({ policyNo, status }) => ({
        ...{ core, policyNo, kind: 'UNKNOWN_HERE', ours: 'nothing', theirs: status },
      })),
  ]
  await endEqual(ctx, core, [...latest.keys()], found)
  await alarmDifferences(ctx, found)
}

/** Whatever differed before and does not any more is over. */
async function endEqual(
  ctx: Context,
  core: string,
  policyNos: readonly string[],
  found: readonly { policyNo: string; kind: string }[],
): Promise<void> {
  const kindsOf = (policyNo: string) =>
    found.filter((each) => each.policyNo === policyNo).map(({ kind }) => kind)
  const at = ctx.clock.now()
  const groups = new Map<string, string[]>()
  for (const policyNo of policyNos) {
    const name = kindsOf(policyNo).join(' ')
    groups.set(name, [...(groups.get(name) ?? []), policyNo])
  }
  for (const [name, numbers] of groups)
    await endDifferences(ctx.db, {
      ...{ core, policyNos: numbers, kinds: viewKinds, at },
      except: name === '' ? [] : name.split(' '),
    })
}

/** Policies that we hold as issued in this span, and that the core did not tell. */
async function tellMissing(
  ctx: Context,
  { core, products, seen }: { core: string; products: readonly Sold[]; seen: ReadonlySet<string> },
  span: { from: number; until: number },
): Promise<void> {
  const issued = await issuedBetween(ctx.db, products, span)
  await alarmDifferences(
    ctx,
    issued.flatMap(({ policyNo, storedStatus, proposalId }) =>
      policyNo === null || seen.has(policyNo)
        ? []
        : [
            {
              ...{ core, policyNo, proposalId, kind: 'MISSING' },
              ...{ ours: stateOf({ storedStatus }), theirs: 'nothing' },
            },
          ],
    ),
  )
}
