/** What a shared link carries. */

/** The channel of a visit that goes on with an order that waits, if the address names none. */
export const CONTINUE_PAY = 'continuePay'

/**
 * What of a visitor's context no link for others carries: the partner's number of a person, and the
 * channel that only says that this person came back to pay.
 */
export const notShared = ({
  channel,
}: {
  channel?: string | undefined
}): { outerId: undefined; channel?: undefined } => ({
  outerId: undefined,
  ...(channel === CONTINUE_PAY ? { channel: undefined } : {}),
})

/** The sharer's tag, or the configured default if there is none. */
export const shareTag = ({
  wtagid,
  defaultWtagid,
}: {
  wtagid?: string | null
  defaultWtagid: string
}): string => wtagid || defaultWtagid

/**
 * Counts the shares of a link: the first is 1, the next 2. An unreadable counter starts again at 1.
 */
export function nextShareTimes({ times }: { times?: number | string | null | undefined }): number {
  const text = String(times ?? '')
  return /^\d{1,9}$/.test(text) ? Number(text) + 1 : 1
}
