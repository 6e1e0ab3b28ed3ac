import type { PolicyDocument } from '@huimin/insurer-core'
import type { Context } from '../context/context'
import { sha256 as hash } from '../context/keys'
import type { Writes } from '../db/write-batch'
import { addInsurerDocument, insurerDocument } from '../records/insurer/repo'
import { insurerOf } from '../records/proposal/insurers'
import type { Proposal } from '../records/proposal/repo'

/** The document of a policy, as its core drew it. */

interface Whose {
  proposalId: string
  position: number
}

const ownerOf = ({ proposalId, position }: Whose): string =>
  `insurerDocument:${proposalId}:${position}`

/** Keeps the first document. One whose bytes are not those of its hash is no document. */
export async function keepDocument(
  ctx: Context,
  tx: Writes,
  { proposalId, position }: Whose,
  document: PolicyDocument | null,
): Promise<void> {
  if (!document) return
  const { mediaType, sha256 } = document
  const about = { proposalId, position, mediaType, sha256, at: ctx.clock.now() }
  if (document.kind === 'address') {
    await addInsurerDocument(tx, { ...about, address: document.address })
    return
  }
  const isWhole = hash(Buffer.from(document.base64, 'base64')) === sha256
  if (!isWhole) {
    ctx.log.error(
      { alarm: 'INSURER_DIFFERS', proposalId, reason: 'DOCUMENT_HASH' },
      'a document of a core is not that of its hash',
    )
    return
  }
  const bytesSealed = ctx.keys.seal(
    document.base64,
    ownerOf({ proposalId, position }),
    'insurerDocument',
  )
  await addInsurerDocument(tx, { ...about, bytesSealed })
}

/** The document of a policy that its core issued; undefined while there is none. */
export async function documentOfCore(
  ctx: Context,
  proposal: Proposal,
  position: number,
): Promise<{ mediaType: string; bytes: Buffer } | undefined> {
  const whose = { proposalId: proposal.id, position }
  const row = await insurerDocument(ctx.db, whose.proposalId, position)
  if (!row) return undefined
  const { mediaType, sha256, address, bytesSealed } = row
  if (bytesSealed !== null) {
    const base64 = ctx.keys.open(bytesSealed, ownerOf(whose), 'insurerDocument')
    return base64 === undefined ? undefined : { mediaType, bytes: Buffer.from(base64, 'base64') }
  }
  const core = ctx.gateways.insurers?.[insurerOf(ctx, proposal)?.core ?? '']
  const bytes = address === null ? undefined : await core?.fetchDocument({ address, sha256 })
  return bytes && { mediaType, bytes }
}
