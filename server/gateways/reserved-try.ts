declare const reserved: unique symbol

/**
 * Proof that a try was counted before an outside service is asked about a person. The services ask
 * for it in their types, and only `withinLimit` (records/security/limit.ts) makes one, so no call can
 * count afterwards or forget to count.
 */
export interface ReservedTry {
  readonly [reserved]: true
}
