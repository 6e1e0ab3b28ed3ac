import type { Call } from '@/contract/call'
import type { ErrorName } from '@/contract/errors'

/**
 * The errors that any call may answer besides its own. They refuse the sender of the request, not
 * its content.
 */
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
