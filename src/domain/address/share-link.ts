/** What a shared link carries (specification section 9). */

/** The sharer's tag, else the configured default. */
export const shareTag = ({
  wtagid,
  defaultWtagid,
}: {
  wtagid?: string | null
  defaultWtagid: string
}): string => wtagid || defaultWtagid

/** The first share says 1, the next 2; a counter that cannot be read begins anew. */
export function nextShareTimes({ times }: { times?: number | string | null }): number {
  const text = String(times ?? '')
  return /^\d{1,9}$/.test(text) ? Number(text) + 1 : 1
}
