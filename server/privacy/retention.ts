import { DAY_MS } from '@/domain/time/day'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { dropCaptchasBefore, dropSmsCodesBefore } from '../records/account/code-repo'
import { dropSessionsBefore } from '../records/account/user-repo'
import { dropDelegationsBefore } from '../records/delegation/repo'
import { dropOrphansBefore } from '../records/evidence/repo'
import { dropIdentityChecksBefore, dropUnpaidProposals } from '../records/privacy/repo'
import { dropSecurityEventsBefore } from '../records/security/repo'
import { dropTriesBefore } from '../records/security/try-repo'
import { forgetAskersBefore } from '../records/wechat/scene-repo'

/** The largest number of rows in one round where there may be many. The next round continues. */
const BATCH = 500

interface Kept {
  /** The number of days after which a row is deleted. */
  days: number
  /** The start of the period, and the reason for its length. */
  reason: string
  drop: (db: Db, before: number) => Promise<unknown>
}

/**
 * How long data is kept (PIPL art. 19: no longer than its purpose needs). Drafts and idempotency
 * keys are deleted when they expire. Proposals that were paid or put up for payment, policies,
 * their sales evidence and the ledger stay for the periods in docs/privacy.md; nothing here deletes
 * them.
 */
export const retention = {
  captchas: {
    days: 1,
    reason: 'after expiry; failures count for 15 minutes',
    drop: dropCaptchasBefore,
  },
  smsCodes: { days: 2, reason: 'after sending; limits count a day', drop: dropSmsCodesBefore },
  tries: { days: 2, reason: 'limits count a day', drop: dropTriesBefore },
  wechatScenes: {
    days: 2,
    reason: 'who asked for a code or link; limits count a day, the scene itself stays',
    drop: forgetAskersBefore,
  },
  sessions: { days: 0, reason: 'after expiry', drop: dropSessionsBefore },
  securityEvents: {
    days: 180,
    reason: 'Cybersecurity Law art. 21: logs of six months',
    drop: dropSecurityEventsBefore,
  },
  identityChecks: {
    days: 180,
    reason: 'a name may change; then it is asked again',
    drop: dropIdentityChecksBefore,
  },
  unpaidProposals: {
    days: 90,
    reason: 'after expiry, if nobody ever began to pay',
    drop: (db, expiredBefore) => dropUnpaidProposals(db, { expiredBefore }, BATCH),
  },
  delegations: {
    days: 7,
    reason: 'after expiry; an order keeps both consents in its evidence',
    drop: dropDelegationsBefore,
  },
  orphanEvidence: {
    days: 7,
    reason: 'after the last step, if no proposal came of it',
    drop: (db, before) => dropOrphansBefore(db, before, BATCH),
  },
} satisfies Record<string, Kept>

/** Runs one round that deletes everything whose period is over. */
export async function sweepRetention(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  for (const { days, drop } of Object.values<Kept>(retention))
    await ctx.db.transaction((tx) => drop(tx, now - days * DAY_MS))
}
