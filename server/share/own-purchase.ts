import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { openIdentity } from '../records/account/own-identity'
import { findUser, type User as Account } from '../records/account/user-repo'
import { hashesOf } from '../records/insured/credential-hashes'
import { credentialHash, openApplicant } from '../records/person/person'
import { findProposal, insurantsOf } from '../records/proposal/repo'

interface Purchase {
  proposalId: string
  buyerId: string
}

/** Whether the real-name centre has verified this account; before that it may belong to anybody. */
export const isProven = ({ locked }: Account): boolean => locked

/**
 * Whether the sharer made this purchase under another account: as its applicant, as one of its
 * insured people, or as the verified person of the buying account. False for a sharer who is not
 * verified, because nothing is known about them.
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
  if (isOwn(credentialHash(ctx.keys, openApplicant(ctx.keys, proposal)))) return true
  const insured = await insurantsOf(db, [proposalId])
  if (insured.some((insurant) => isOwn(insurant.credentialHash))) return true
  const buyer = await findUser(db, buyerId)
  return buyer !== undefined && openIdentity(ctx.keys, buyer)?.credentialNo === own.credentialNo
}
