import type { Call } from '@/contract/call'
import type { ErrorName } from '@/contract/errors'

/** What any call may answer besides errors of its own: the sender, not the subject, is refused. */
export const generalErrors = ({
  access,
  idempotent,
}: Pick<Call, 'access' | 'idempotent'>): ErrorName[] => [
  'BAD_REQUEST',
  'TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'MAINTENANCE',
  ...(access === 'user' ? (['AUTH_FAILED'] as const) : []),
  ...(idempotent
    ? (['IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_IN_PROGRESS'] as const)
    : []),
]
