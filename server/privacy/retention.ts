import { DAY_MS } from '@/domain/time/day'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { dropCaptchasBefore, dropSmsCodesBefore } from '../records/account/code-repo'
import { dropSessionsBefore } from '../records/account/user-repo'
import { dropIdentityChecksBefore, dropUnpaidProposals } from '../records/privacy/repo'
import { dropSecurityEventsBefore } from '../records/security/repo'
import { dropOrphansBefore } from '../records/trace/repo'
import { forgetAskersBefore } from '../records/wechat/scene-repo'

/** Rows a round of what may be many; the next round goes on. */
const BATCH = 500

interface Kept {
  /** Days after which it goes. */
  days: number
  /** Since when, and why that long. */
  reason: string
  drop: (db: Db, before: number) => Promise<unknown>
}

/**
 * How long what is kept (PIPL art. 19: no longer than its purpose needs). Drafts and idempotency
 * keys go with their own expiry; proposals that were paid or put up for payment, policies, their
 * traces and the ledger stay for the terms of docs/privacy.md and are dropped by nobody here.
 */
export const retention = {
  captchas: {
    days: 1,
    reason: 'after expiry; failures count for 15 minutes',
    drop: dropCaptchasBefore,
  },
  smsCodes: { days: 2, reason: 'after sending; limits count a day', drop: dropSmsCodesBefore },
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
  orphanTraces: {
    days: 7,
    reason: 'after the last step, if no proposal came of it',
    drop: (db, before) => dropOrphansBefore(db, before, BATCH),
  },
} satisfies Record<string, Kept>

/** One round: everything whose time is over. */
export async function sweepRetention(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  for (const { days, drop } of Object.values<Kept>(retention))
    await ctx.db.transaction((tx) => drop(tx, now - days * DAY_MS))
}
