import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { refuse, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import type { Db } from '../db/client'
import { whenOpen } from '../records/account/open-account'
import {
  endSessionsOf,
  loadUser,
  lockUserAlone,
  updateUser,
  type User as Account,
} from '../records/account/user-repo'
import { dropBookingsOf } from '../records/booking/repo'
import { dropContactsOf } from '../records/contact/repo'
import { endDelegationsOf } from '../records/delegation/repo'
import { disownEvidence } from '../records/evidence/repo'
import {
  dropDraftsOf,
  dropKeysOf,
  dropUnpaidProposals,
  openBusinessOf,
} from '../records/privacy/repo'
import { dropRemindersOf } from '../records/reminder/repo'
import { endRenewalsOf } from '../records/renewal/end'
import { noteSecurity } from '../records/security/log'
import { keptDebtor, ownBalance } from '../records/share/own-balance'
import { dropSharersOf } from '../records/share/repo'
import { sumRewards } from '../records/share/reward-repo'
import { dropSubscriptionsOf } from '../records/subscription/repo'

/** Removes the identity and its verification together. */
const remembersNothing = {
  nameSealed: null,
  credentialType: null,
  credentialNoSealed: null,
  locked: false,
  authLevel: null,
  claimNotice: null,
  bindPhoneHash: null,
  bindPhoneSealed: null,
}
const MANY = 10_000

/**
 * Withdraws consent: deletes what was stored for convenience, and keeps what a contract needs. A
 * second request with the same login changes nothing.
 */
export const withdrawConsent = (
  ctx: Context,
  user: User,
  _data: RequestOf<typeof calls.withdrawConsent>,
): Promise<Answer<ResponseOf<typeof calls.withdrawConsent>>> =>
  ctx.db.transaction(async (tx) => {
    const account = whenOpen(await lockUserAlone(tx, user.id))
    if (!account) return refuse('AUTH_FAILED')
    // Another request with the same login was faster.
    if (account.consentWithdrawnAt !== user.consentWithdrawnAt)
      return { ok: true, value: { withdrawn: true } }
    await dropDraftsOf(tx, user.id)
    await endDelegationsOf(tx, user.id)
    await dropBookingsOf(tx, user.id)
    await dropRemindersOf(tx, user.id)
    await dropSubscriptionsOf(tx, user.id)
    await endRenewalsOf(ctx, tx, user.id)
    await dropContactsOf(tx, user.id)
    const consentWithdrawnAt = ctx.clock.now()
    const owesAs = await keptDebtor(ctx, tx, account)
    await updateUser(tx, account, { ...remembersNothing, owesAs, consentWithdrawnAt })
    await endSessionsOf(tx, user.id)
    await noteSecurity(ctx, tx, 'CONSENT_WITHDRAWN', user, { userId: user.id })
    return { ok: true, value: { withdrawn: true } }
  })

/** The amount in fen that is lost with the account: the balance and the pending rewards. */
const forfeitedFen = async (ctx: Context, tx: Db, account: Account): Promise<number> =>
  Math.max(0, await ownBalance(ctx, tx, account)) + (await sumRewards(tx, account.id, 'PENDING'))

/** What is not over in this account, for the page on which its owner decides to delete it. */
export const getOpenBusiness = async (
  ctx: Context,
  user: User,
  _data: RequestOf<typeof calls.getOpenBusiness>,
): Promise<Answer<ResponseOf<typeof calls.getOpenBusiness>>> => ({
  ok: true,
  value: {
    ...(await openBusinessOf(ctx.db, user.id, ctx.clock.now())),
    forfeitFen: await forfeitedFen(ctx, ctx.db, await loadUser(ctx.db, user.id)),
  },
})

/**
 * Deletes an account: all data that identifies its owner, and the ways to log in. Purchases stay
 * under the account's id, because policies still cover people, and sales evidence and ledger have
 * retention periods of their own. Rewards that were not withdrawn are lost. The caller must name
 * their exact amount in fen (`forfeitFen`), otherwise the call is refused (REWARD_LEFT). It is also
 * refused while money is on its way (ACCOUNT_IN_USE). A repeat changes nothing.
 */
export const deleteAccount = (
  ctx: Context,
  user: User,
  { forfeitFen = 0 }: RequestOf<typeof calls.deleteAccount>,
): Promise<Answer<ResponseOf<typeof calls.deleteAccount>>> =>
  ctx.db.transaction(async (tx) => {
    const account = whenOpen(await lockUserAlone(tx, user.id))
    // Another request with the same login was faster.
    if (!account) return { ok: true, value: { deleted: true } }
    const { openPayOrders, openRefunds, openWithdrawals } = await openBusinessOf(
      tx,
      user.id,
      ctx.clock.now(),
    )
    if (openPayOrders + openRefunds + openWithdrawals > 0) return refuse('ACCOUNT_IN_USE')
    if ((await forfeitedFen(ctx, tx, account)) !== forfeitFen) return refuse('REWARD_LEFT')
    await dropDraftsOf(tx, user.id)
    await endDelegationsOf(tx, user.id)
    await dropBookingsOf(tx, user.id)
    await dropRemindersOf(tx, user.id)
    await dropSubscriptionsOf(tx, user.id)
    await endRenewalsOf(ctx, tx, user.id)
    await dropSharersOf(tx, user.id)
    await dropContactsOf(tx, user.id)
    await dropUnpaidProposals(tx, { userId: user.id }, MANY)
    await disownEvidence(tx, user.id)
    await dropKeysOf(tx, user.id)
    await endSessionsOf(tx, user.id)
    const unreachable = {
      ...{ mobileHash: null, mobileSealed: null, wxOpenIdHash: null, wxOpenIdSealed: null },
      ...{ oaOpenIdHash: null, oaOpenIdSealed: null },
    }
    const closedAt = ctx.clock.now()
    const owesAs = await keptDebtor(ctx, tx, account)
    await updateUser(tx, account, { ...remembersNothing, ...unreachable, owesAs, closedAt })
    await noteSecurity(ctx, tx, 'ACCOUNT_DELETED', user, { userId: user.id })
    return { ok: true, value: { deleted: true } }
  })
