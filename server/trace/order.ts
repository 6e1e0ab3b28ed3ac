import type { TraceEvent } from '@/contract/trace'
import { DAY_MS } from '@/domain/time/day'
import type { Product } from '../catalogue/product'
import type { TraceEventRow } from '../records/trace/repo'

/** How far a phone's clock, and the way here, may be off. */
const SLACK_MS = 5 * 60_000
/** Longer than any page stays open. */
const OLDEST_MS = DAY_MS

type TraceFault = 'ORDER' | 'VERSION' | 'TIME'

type Seen = Pick<TraceEventRow, 'type' | 'pageId' | 'clientSeq' | 'clientAt'>

/** What is published now: the page in this version, with each of its notices in its own. */
function isPublished({ page }: Product, { pageId, pageVersion }: TraceEvent): boolean {
  const [kind, name] = pageId.split(':')
  if (kind !== 'notice') return pageVersion === page.pageVersion
  const notice = page.notices.find(({ type }) => type === name)
  return notice !== undefined && [notice.version, page.pageVersion].includes(pageVersion)
}

/** What has happened so far, as far as the next step is judged by it. */
class Past {
  private lastSeq = -1
  private latestAt = 0
  private hasEntered = false
  private readonly read = new Set<string>()

  take({ type, pageId, clientSeq, clientAt }: Seen): void {
    this.lastSeq = Math.max(this.lastSeq, clientSeq ?? -1)
    if (clientAt !== null) this.latestAt = Math.max(this.latestAt, Date.parse(clientAt))
    this.hasEntered ||= type === 'ENTER'
    if (type === 'READ') this.read.add(pageId)
  }

  /** People enter before they do anything, and read what must be read before they agree to it. */
  isFollowedBy({ page }: Product, event: TraceEvent): boolean {
    if (event.seq <= this.lastSeq) return false
    if (event.type === 'ENTER') return true
    if (!this.hasEntered) return false
    if (event.type !== 'AGREE') return true
    const notice = page.notices.find(({ type }) => `notice:${type}` === event.pageId)
    return !notice?.forceRead || this.read.has(event.pageId)
  }

  /** Not before anything else by more than clocks may differ, not older than a page stays open. */
  isAt(at: number, now: number): boolean {
    const earliest = Math.max(now - OLDEST_MS, this.latestAt - SLACK_MS)
    return at >= earliest && at <= now + SLACK_MS
  }
}

/** What is wrong with the first of these steps that cannot have happened as told. */
export function faultIn(
  product: Product,
  known: readonly Seen[],
  events: readonly TraceEvent[],
  now: number,
): TraceFault | undefined {
  const past = new Past()
  for (const step of known) past.take(step)
  for (const event of events) {
    if (!past.isFollowedBy(product, event)) return 'ORDER'
    if (!isPublished(product, event)) return 'VERSION'
    if (!past.isAt(Date.parse(event.clientAt), now)) return 'TIME'
    past.take({ ...event, clientSeq: event.seq })
  }
  return undefined
}
