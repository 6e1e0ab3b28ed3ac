import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { openIdentity } from '../records/account/own-identity'
import { findUser, type User as Account } from '../records/account/user-repo'
import { hashesOf } from '../records/insured/credential-hashes'
import { credentialHash } from '../records/proposal/people'
import { findProposal, insurantsOf } from '../records/proposal/repo'
import { openPayer } from '../records/proposal/sealed-people'

interface Purchase {
  proposalId: string
  buyerId: string
}

/** Somebody whom the real-name centre knows; before that, an account belongs to anybody. */
export const isProven = ({ locked }: Account): boolean => locked

/**
 * Whether this purchase is the sharer's own under another account: the sharer is its applicant, one
 * of its insured people, or who the buying account is proven to be. Of a sharer who has proven
 * nothing it tells nothing: false.
 */
export async function isOwnPurchase(
  ctx: Context,
  db: Db,
  sharer: Account,
  { proposalId, buyerId }: Purchase,
): Promise<boolean> {
  const own = isProven(sharer) ? openIdentity(ctx.keys, sharer) : undefined
  if (!own) return false
  const hashes = hashesOf(ctx, own)
  const isOwn = (hash: string) => hashes.includes(hash)
  const proposal = await findProposal(db, buyerId, proposalId)
  if (!proposal) throw new Error('A reward without its proposal')
  if (isOwn(credentialHash(ctx.keys, openPayer(ctx.keys, proposal.applicantSealed, proposalId))))
    return true
  const insured = await insurantsOf(db, [proposalId])
  if (insured.some((insurant) => isOwn(insurant.credentialHash))) return true
  const buyer = await findUser(db, buyerId)
  return buyer !== undefined && openIdentity(ctx.keys, buyer)?.credentialNo === own.credentialNo
}
