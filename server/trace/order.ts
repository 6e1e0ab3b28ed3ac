import type { TraceEvent } from '@/contract/trace'
import type { Product } from '../catalogue/product'
import type { TraceEventRow } from './repo'

/** How far a phone's clock, and the way here, may be off. */
const SLACK_MS = 5 * 60_000
/** Longer than any page stays open. */
const OLDEST_MS = 24 * 3_600_000

type TraceFault = 'ORDER' | 'VERSION' | 'TIME'

type Seen = Pick<TraceEventRow, 'type' | 'pageId' | 'clientSeq' | 'clientAt'>

/** What is published now: the page in this version, with each of its notices in its own. */
function isPublished({ page }: Product, { pageId, pageVersion }: TraceEvent): boolean {
  const [kind, name] = pageId.split(':')
  if (kind !== 'notice') return pageVersion === page.pageVersion
  const notice = page.notices.find(({ type }) => type === name)
  return notice !== undefined && [notice.version, page.pageVersion].includes(pageVersion)
}

/** People enter before they do anything, and read what must be read before they agree to it. */
function isInOrder({ page }: Product, before: readonly Seen[], event: TraceEvent): boolean {
  if (event.seq <= Math.max(-1, ...before.map(({ clientSeq }) => clientSeq ?? -1))) return false
  if (event.type === 'ENTER') return true
  const has = (type: string, pageId?: string) =>
    before.some((step) => step.type === type && (!pageId || step.pageId === pageId))
  if (!has('ENTER')) return false
  if (event.type !== 'AGREE') return true
  const notice = page.notices.find(({ type }) => `notice:${type}` === event.pageId)
  return !notice?.forceRead || has('READ', event.pageId)
}

/** What is wrong with the first of these steps that cannot have happened as told. */
export function faultIn(
  product: Product,
  known: readonly Seen[],
  events: readonly TraceEvent[],
  now: number,
): TraceFault | undefined {
  const before: Seen[] = [...known]
  for (const event of events) {
    if (!isInOrder(product, before, event)) return 'ORDER'
    if (!isPublished(product, event)) return 'VERSION'
    const at = Date.parse(event.clientAt)
    const earlier = before.map(({ clientAt }) => (clientAt === null ? 0 : Date.parse(clientAt)))
    const past = Math.max(now - OLDEST_MS, Math.max(0, ...earlier) - SLACK_MS)
    if (!(at >= past && at <= now + SLACK_MS)) return 'TIME'
    before.push({ ...event, clientSeq: event.seq })
  }
  return undefined
}
