import { sumFen } from '@/domain/money/money'
import { splitFen, type Share } from '@/domain/money/split-shares'
import type { Context } from '../../server/context/context'
import {
  insurants,
  insurerDocuments,
  insurerRequests,
  ledger,
  policies,
  shareEntries,
} from '../../server/db/schema'
import { policyKeyOf } from '../../server/insurer/wire'
import { openPerson } from '../../server/records/person/person'

/**
 * Describes in words what does not agree between a gateway and the core of an insurer once no work is
 * running: who is insured, under which number, and whose the premium is. It reads rows, and shares no
 * rule with the gateway but how a sum is split (test/unit/money).
 */

/** A policy, or the wish for one, as a core knows it. */
export interface AtCore {
  key: string
  orderNo: string
  /** ISSUED, CANCELLED, REFUSED, WITHDRAWN, or ASKED before it decided. */
  state: string
  policyNo?: string | undefined
  premiumFen: number
  insured: { credentialNo: string }
}

type Books = Pick<Context, 'db' | 'keys'>

/** What people could see go wrong at the core itself, so that no difference is ours. */
export interface Excused {
  /** Orders of which the core refused a cancellation that it was told. An alarm names them. */
  refused: ReadonlySet<string>
  /** Orders of whose premium an operator gave back a part, so that their shares are smaller. */
  partly: ReadonlySet<string>
}

const nobodyExcused: Excused = { refused: new Set(), partly: new Set() }
const inForce = ['WAITING', 'EFFECTIVE', 'EXPIRED']
const ended = ['NOT_ISSUED', 'REVOKED']

export async function faultsAtCore(
  { db, keys }: Books,
  theirs: readonly AtCore[],
  excused = nobodyExcused,
): Promise<string[]> {
  const requests = await db.select().from(insurerRequests)
  const ours = await db.select().from(policies)
  const people = await db.select().from(insurants)
  const documents = await db.select().from(insurerDocuments)
  const asked = ours.filter(({ proposalId, position }) =>
    requests.some(
      (one) => one.port === 'issue' && one.proposalId === proposalId && one.position === position,
    ),
  )
  const keysOfOurs = new Map(asked.map((one) => [policyKeyOf(one.proposalId, one.position), one]))
  const lied = (one: AtCore | undefined, number: string | null) =>
    one?.policyNo !== undefined && number === `${one.policyNo}X`
  const faults: string[] = []

  for (const [key, policy] of keysOfOurs) {
    const { storedStatus: status, policyNo, premiumFen, proposalId, position } = policy
    const there = theirs.find((one) => one.key === key)
    const name = `policy ${key} (${status}), at the core ${there?.state ?? 'unknown'}`
    // A core that gave two numbers before we had one is told by the second.
    if (lied(there, policyNo)) continue
    if (inForce.includes(status)) {
      if (there?.state !== 'ISSUED') faults.push(`${name}: paid for without a policy`)
      else if (there.policyNo !== policyNo)
        faults.push(`${name}: number ${policyNo} is ${there.policyNo} at the core`)
      const row = people.find((one) => one.proposalId === proposalId && one.position === position)
      const person = row && openPerson(keys, row)
      if (there && there.insured.credentialNo !== person?.credentialNo)
        faults.push(`${name}: another person is insured`)
      if (there && there.premiumFen !== premiumFen) faults.push(`${name}: another premium`)
      const document = documents.find(
        (one) => one.proposalId === proposalId && one.position === position,
      )
      if (document?.address !== `/v1/documents/${policyNo}`)
        faults.push(`${name}: its document is ${document?.address}`)
    } else if (ended.includes(status)) {
      // A core that was never asked, or that keeps no refusals, has no policy.
      const isOver = !there || ['REFUSED', 'WITHDRAWN', 'CANCELLED'].includes(there.state)
      if (!isOver && !excused.refused.has(proposalId))
        faults.push(`${name}: insured without having paid`)
    } else faults.push(`${name}: stays`)
  }
  for (const { key, state } of theirs)
    if (!keysOfOurs.has(key)) faults.push(`the core has ${key} (${state}), which nobody bought`)
  faults.push(...doubled(theirs))
  for (const { key, proposalId, nextTryAt, position } of requests) {
    const policy = ours.find((one) => one.proposalId === proposalId && one.position === position)
    const there = theirs.find((one) => one.key === policyKeyOf(proposalId, position))
    if (nextTryAt !== null && !lied(there, policy?.policyNo ?? null))
      faults.push(`request ${key} is asked for ever`)
  }
  return faults
}

/** Numbers of two policies, and people whom one order insures twice. */
function doubled(theirs: readonly AtCore[]): string[] {
  const issued = theirs.filter(({ state }) => state === 'ISSUED' || state === 'CANCELLED')
  const repeated = (of: (policy: AtCore) => string) =>
    issued.map(of).filter((one, at, all) => all.indexOf(one) < at)
  return [
    ...repeated(({ policyNo = '' }) => policyNo).map((no) => `the core gave ${no} twice`),
    ...repeated(({ orderNo, insured }) => `${orderNo} ${insured.credentialNo}`).map(
      (person) => `the core insured ${person} twice`,
    ),
  ]
}

/** The parts of the insurers do not add up to what the ledger has, or are not those of the product. */
export async function faultsInShares(
  { db }: Pick<Context, 'db'>,
  shares: readonly Share[],
  excused = nobodyExcused,
): Promise<string[]> {
  const entries = await db.select().from(shareEntries)
  const lines = await db.select().from(ledger)
  const ours = await db.select().from(policies)
  const faults: string[] = []
  const orders = new Set(entries.map(({ payOrderId }) => payOrderId))
  const sums = (rows: readonly { kind: string; reference: string; amountFen: number }[]) =>
    Object.fromEntries(
      [...new Set(rows.map(({ kind, reference }) => `${kind} ${reference}`))]
        .sort()
        .map((name) => [
          name,
          sumFen(
            rows
              .filter(({ kind, reference }) => `${kind} ${reference}` === name)
              .map(({ amountFen }) => amountFen),
          ),
        ]),
    )
  for (const payOrderId of orders) {
    const booked = sums(entries.filter((one) => one.payOrderId === payOrderId))
    const wanted = sums(
      lines.filter(
        ({ kind, ...one }) =>
          one.payOrderId === payOrderId && (kind === 'ISSUE' || kind === 'REVOKE'),
      ),
    )
    if (JSON.stringify(booked) !== JSON.stringify(wanted))
      faults.push(
        `shares of ${payOrderId}: ${JSON.stringify(booked)}, ledger ${JSON.stringify(wanted)}`,
      )
  }
  for (const { id, storedStatus: status, premiumFen, proposalId } of ours) {
    const own = entries.filter(({ policyId }) => policyId === id)
    if (own.length === 0 || excused.partly.has(proposalId)) continue
    const isOver = status === 'REVOKED'
    for (const { insurer, amountFen } of splitFen(isOver ? 0 : premiumFen, shares)) {
      const kept = sumFen(
        own
          .filter((one) => one.insurer === insurer)
          .map((one) => (one.kind === 'ISSUE' ? one.amountFen : -one.amountFen)),
      )
      if (kept !== amountFen)
        faults.push(
          `insurer ${insurer} keeps ${kept} of policy ${id} (${status}), not ${amountFen}`,
        )
    }
  }
  return faults
}
