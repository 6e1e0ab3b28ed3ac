import type { EvidenceEvent } from '@/contract/evidence'
import { documentKey } from '@/contract/guides'
import { DAY_MS } from '@/domain/time/day'
import type { Product } from '../catalogue/product'
import type { EvidenceEventRow } from '../records/evidence/repo'

/** How far the clock of a phone and the transfer may differ from our time. */
const SLACK_MS = 5 * 60_000
/** No page stays open longer than this. */
const OLDEST_MS = DAY_MS

type EvidenceFault = 'ORDER' | 'VERSION' | 'TIME'

type Seen = Pick<EvidenceEventRow, 'type' | 'pageId' | 'clientSeq' | 'clientAt'>

/** Whether the page, or its notice or document, is published now in this version. */
function isPublished({ page }: Product, { pageId, pageVersion, textHash }: EvidenceEvent): boolean {
  const [kind, name] = pageId.split(':')
  if (kind === 'document') {
    const term = page.terms.find(({ url }) => documentKey(url) === pageId)
    if (textHash === undefined || term?.textHash !== textHash) return false
    return [term.version, page.pageVersion].includes(pageVersion)
  }
  if (kind !== 'notice') return pageVersion === page.pageVersion
  const notice = page.notices.find(({ type }) => type === name)
  return notice !== undefined && [notice.version, page.pageVersion].includes(pageVersion)
}

/** The earlier steps, as far as the next step is checked against them. */
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

  /** Visitors must enter first, and must read a forced notice before they agree to it. */
  isFollowedBy({ page }: Product, event: EvidenceEvent): boolean {
    if (event.seq <= this.lastSeq) return false
    if (event.type === 'ENTER') return true
    if (!this.hasEntered) return false
    if (event.type !== 'AGREE') return true
    const notice = page.notices.find(({ type }) => `notice:${type}` === event.pageId)
    return !notice?.forceRead || this.read.has(event.pageId)
  }

  /**
   * The step may not be earlier than the others by more than clocks may differ, nor older than a
   * page can be.
   */
  isAt(at: number, now: number): boolean {
    const earliest = Math.max(now - OLDEST_MS, this.latestAt - SLACK_MS)
    return at >= earliest && at <= now + SLACK_MS
  }
}

/** The fault of the first step that cannot have happened as reported; undefined when all can. */
export function faultIn(
  product: Product,
  known: readonly Seen[],
  events: readonly EvidenceEvent[],
  now: number,
): EvidenceFault | undefined {
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
