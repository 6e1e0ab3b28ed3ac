import type { Histories } from '../records/ledger/history-repo'
import { failures, perform, type Act, type Report } from './model/acts'
import { entryLine, moveLine, type Book, type Writing } from './model/book'
import { brokenLaws } from './model/laws'

/** What one transaction wrote about one proposal. */
interface Commit {
  /** In ms. */
  at: number
  id: string
  transaction: number
  moves: Histories['moves'][number]['move'][]
  entries: Histories['entries'][number]['entry'][]
}

/** The first step of a history that the model forbids. It names no people. */
export interface Forbidden {
  proposalId: string
  /** In ms. */
  at: number
  /** What was written, and the laws that it breaks; no law where the model has no such step. */
  step: string[]
  broken: string[]
}

export interface Replayed {
  histories: number
  /** Transactions that the model went through. */
  steps: number
  forbidden: Forbidden[]
}

/** Lets the model (server/ledger/model) go through what was written about each proposal. */
export function replay(histories: Histories): Replayed {
  const owns = histories.proposals.map(({ id }) => ownOf(histories, id))
  const copied = copiedIn(owns)
  const all = owns.map((own) => replayOne(own, copied))
  return {
    histories: all.filter(({ steps }) => steps > 0).length,
    steps: all.reduce((sum, { steps }) => sum + steps, 0),
    forbidden: all.flatMap(({ forbidden }) => forbidden ?? []),
  }
}

/** A transaction is about one proposal. One that wrote about several restored a backup. */
function copiedIn(owns: readonly Histories[]): Set<number> {
  const seen = new Set<number>()
  const copied = new Set<number>()
  for (const { moves, entries } of owns)
    for (const transaction of new Set([...moves, ...entries].map((row) => row.transaction))) {
      if (seen.has(transaction)) copied.add(transaction)
      seen.add(transaction)
    }
  return copied
}

/** Transactions that ran at the same time may stand some places before their turn. */
const NEAREST = 32

interface Step {
  done: Writing
  /** What it explains. */
  used: Commit[]
}

function replayOne(own: Histories, copied: ReadonlySet<number>) {
  const proposalId = own.proposals[0]?.id ?? ''
  let book = firstBook(own, proposalId)
  const { single, restored } = commitsOf(own, copied)
  let steps = 0
  for (const [commits, nextOf] of [
    [restored, nextRestored],
    [single, nextSingle],
  ] as const)
    for (let left = commits; left.length > 0; steps += 1) {
      const next = nextOf(book, own, left)
      const broken = next ? brokenLaws(next.done.book) : []
      const isSound = next !== undefined && broken.length === 0
      // A backup does not keep the order of rows of one moment, so nothing is said about its histories.
      if (!isSound && commits === restored) return { steps }
      if (!isSound) {
        const of = next?.used[0] ?? left[0]
        const step = of ? linesOf(of) : []
        return { steps, forbidden: { proposalId, at: of?.at ?? 0, step, broken } }
      }
      book = next.done.book
      left = left.filter((commit) => !next.used.includes(commit))
    }
  const broken = differencesFrom(book, own)
  const at = Math.max(0, ...own.moves.map(({ move }) => move.at))
  return { steps, ...(broken.length > 0 && { forbidden: { proposalId, at, step: [], broken } }) }
}

function nextSingle(book: Book, own: Histories, left: readonly Commit[]): Step | undefined {
  for (const commit of left.slice(0, NEAREST)) {
    if (!isTurnOf(commit, book)) continue
    const wanted = linesOf(commit).join('\n')
    for (const act of actsFor(own, commit)) {
      const done = perform(book, act)
      if (done && [...done.lines].sort().join('\n') === wanted) return { done, used: [commit] }
    }
  }
  return undefined
}

/**
 * Whether everything that a transaction moved stands where it found it. PostgreSQL numbers a transaction
 * at its first lock, so one that waited for it has a lower number than what happened before it.
 */
function isTurnOf({ moves }: Commit, { proposal, orders, policies, refunds }: Book): boolean {
  const rows = [proposal, ...orders, ...policies, ...refunds.map((one) => ({ ...one, id: one.no }))]
  return rows.every(({ id, status }) => {
    const own = moves.filter(({ entityId }) => entityId === id)
    return own.length === 0 || own.some(({ fromState }) => fromState === status)
  })
}

/** A backup keeps no transactions, so each of these is a row, and an act explains several of them. */
function nextRestored(book: Book, own: Histories, left: readonly Commit[]): Step | undefined {
  const entries = [undefined, ...left.flatMap((commit) => commit.entries)]
  for (const { moves, entries: paid } of left)
    for (const entry of moves.length > 0 ? entries : paid)
      for (const act of actsFor(own, { moves, entries: entry ? [entry] : [] })) {
        const done = perform(book, act)
        const used = done && rowsWith(done.lines, left)
        if (used) return { done, used }
      }
  return undefined
}

/** The first row for each line; undefined where a line has none. */
function rowsWith(lines: readonly string[], left: readonly Commit[]): Commit[] | undefined {
  const used: Commit[] = []
  for (const line of lines) {
    const row = left.find((one) => !used.includes(one) && linesOf(one)[0] === line)
    if (!row) return undefined
    used.push(row)
  }
  return used
}

function ownOf(all: Histories, proposalId: string): Histories {
  const own = <R extends { proposalId: string }>(rows: readonly R[]) =>
    rows.filter((row) => row.proposalId === proposalId)
  const orders = own(all.orders)
  const policies = own(all.policies)
  const isOrder = (id: string) => orders.some((order) => order.id === id)
  const refunds = all.refunds.filter(({ payOrderId }) => isOrder(payOrderId))
  const entities = new Set([
    ...[proposalId, ...orders.map(({ id }) => id), ...policies.map(({ id }) => id)],
    ...refunds.map(({ outRefundNo }) => outRefundNo),
  ])
  return {
    proposals: all.proposals.filter(({ id }) => id === proposalId),
    ...{ people: own(all.people), orders, policies, refunds },
    moves: all.moves.filter(({ move }) => entities.has(move.entityId)),
    entries: all.entries.filter(({ entry }) => isOrder(entry.payOrderId)),
  }
}

const firstStates = ['PENDING', 'ISSUING', 'WAITING', 'EFFECTIVE'] as const

/** The book before anything happened. The first state of a policy is where its first move begins. */
function firstBook({ people, orders, policies, moves }: Histories, id: string): Book {
  return {
    proposal: { id, status: 'DRAFT' },
    people: people.map(({ position, premiumFen }) => {
      const policy = policies.find((one) => one.position === position)
      const [begun] = moves
        .filter(({ move }) => move.entityId === policy?.id)
        .sort((one, other) => inOrder(one, other) || inTime(one.move, other.move))
      const said = begun?.move.fromState ?? policy?.storedStatus
      const first = firstStates.find((one) => one === said) ?? 'WAITING'
      return { position, premiumFen, policyId: policy?.id ?? '', first }
    }),
    orders: orders.map(({ id: order, outTradeNo: no, amountFen }) => ({
      ...{ id: order, no, amountFen, status: 'CREATED' as const, paidBy: null },
    })),
    ...{ payments: [], refunds: [], policies: [], entries: [] },
  }
}

/** Numbers of transactions begin again after 2^32. */
const inOrder = (one: { transaction: number }, other: { transaction: number }): number =>
  (one.transaction - other.transaction) | 0

const inTime = (one: { id: string }, other: { id: string }): number =>
  one.id.localeCompare(other.id)

function commitsOf({ moves, entries }: Histories, copied: ReadonlySet<number>) {
  const restored: Commit[] = []
  const single = new Map<number, Commit>()
  const of = ({ id, at }: { id: string; at: number }, transaction: number): Commit => {
    const commit = single.get(transaction) ?? { id, at, transaction, moves: [], entries: [] }
    if (copied.has(transaction)) restored.push(commit)
    else single.set(transaction, commit)
    return commit
  }
  for (const { move, transaction } of moves) of(move, transaction).moves.push(move)
  for (const { entry, transaction } of entries) of(entry, transaction).entries.push(entry)
  return {
    restored: restored.sort(inTime),
    single: [...single.values()].sort(inOrder),
  }
}

const linesOf = ({ moves, entries }: Pick<Commit, 'moves' | 'entries'>): string[] =>
  [
    ...moves.map(({ machine, entityId, event }) => moveLine(machine, entityId, event)),
    ...entries.map(({ payOrderId: orderId, ...entry }) => entryLine({ ...entry, orderId })),
  ].sort()

/** The acts that may have written this: few, because what was written names what it is about. */
function actsFor(own: Histories, { moves, entries }: Pick<Commit, 'moves' | 'entries'>): Act[] {
  const of = (machine: string) => moves.filter((one) => one.machine === machine)
  const entryOf = (kind: string) => entries.find((one) => one.kind === kind)
  const positionOf = (id: string) => own.policies.find((one) => one.id === id)?.position ?? -1
  const payment = entryOf('PAYMENT')
  if (payment) {
    const about = { do: 'pay' as const, order: payment.payOrderId, payment: payment.reference }
    const isInsured = (position: number) => own.policies.some((one) => one.position === position)
    const refused = own.people.map(({ position }) => position).filter((one) => !isInsured(one))
    return [
      { ...about, isWanted: true, refused },
      { ...about, isWanted: false, refused: [] },
    ]
  }
  const reported = of('refund').find(({ event }) => event !== 'replace')
  if (reported) return refundActs(own, reported.entityId, reported.event as Report)
  const premiumFen = entryOf('REVOKE')?.amountFen
  const acts = of('policy').flatMap(({ entityId, event }): Act[] => {
    const position = positionOf(entityId)
    const reference = entryOf('ISSUE')?.reference ?? ''
    if (event === 'issue') return [{ do: 'issue', position, reference }]
    const end = (['reject', 'lapse', 'revoke'] as const).find((one) => one === event)
    if (end) {
      const leave = { do: 'leave' as const, position, event: end }
      const whole = event === 'reject' ? [{ do: 'revoke' as const, rejected: position }] : []
      return [leave, ...(premiumFen === undefined ? [] : [{ ...leave, premiumFen }]), ...whole]
    }
    if (event === 'askCancel') return [{ do: 'askCancel' }]
    const turns = ['accept', 'keep', 'takeEffect', 'expire'] as const
    return turns.filter((one) => one === event).map((one) => ({ do: 'turn', position, event: one }))
  })
  const attempts = of('payOrder').flatMap(({ entityId: order, event }): Act[] => {
    if (event === 'pay') return [{ do: 'open', order }]
    if (event === 'refund') return [{ do: 'revoke' }]
    return failures.filter((one) => one === event).map((one) => ({ do: 'end', order, event: one }))
  })
  const events = of('proposal').map(({ event }) => event)
  const begun = ['confirm', 'order', 'cancel', 'expire'] as const
  return [
    ...attempts,
    ...acts,
    { do: 'propose', events: begun.filter((one) => events.includes(one)) },
  ]
}

function refundActs({ refunds, orders }: Histories, no: string, event: Report): Act[] {
  const row = refunds.find(({ outRefundNo }) => outRefundNo === no)
  const order = orders.find(({ id }) => id === row?.payOrderId)
  const isByOperator = row?.origin === 'CONSOLE' && order !== undefined
  const payment = row?.transactionId ?? order?.transactionId ?? ''
  const made = isByOperator && {
    made: { orderId: order.id, payment, amountFen: row.amountFen },
  }
  // A provider that refuses the request has accepted nothing.
  return [true, false].map((isTaken) => ({ do: 'refund', no, event, isTaken, ...made }))
}

/** Rows that say something else than what was written about them. */
function differencesFrom(book: Book, own: Histories): string[] {
  const rows = [
    ...own.proposals.map(({ id, storedStatus: status }) => ({
      ...{ id, status, now: book.proposal.status },
    })),
    ...own.orders.map(({ id, status }) => ({
      ...{ id, status, now: book.orders.find((one) => one.id === id)?.status },
    })),
    ...own.policies.map(({ id, storedStatus: status }) => ({
      ...{ id, status, now: book.policies.find((one) => one.id === id)?.status },
    })),
    // Nothing was written yet about a refund that an operator made and that is under way.
    ...own.refunds
      .filter(({ origin, status }) => origin === 'GATEWAY' || status !== 'PROCESSING')
      .map(({ outRefundNo: id, status }) => ({
        ...{ id, status, now: book.refunds.find(({ no }) => no === id)?.status },
      })),
  ]
  return rows.flatMap(({ id, status, now }) =>
    status === now ? [] : [`${id} is ${status}, and its moves end at ${now ?? 'nothing'}`],
  )
}
