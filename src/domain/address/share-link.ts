/** What a shared link carries (specification section 9). */

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
