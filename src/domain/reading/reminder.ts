/** Decides whether the popup 你尚未完成投保 is offered (specification section 4). */
export interface ReminderInput {
  agentMode: boolean
  /** Read from the raw user agent, because agent mode itself counts as a plain browser. */
  inWeChat: boolean
  productCode: string
  /** The list incPopup.disableList. */
  disableList: readonly string[]
  /** The user subscribed to a reminder of this product. */
  subscribed: boolean
  /** Looked up by the subscribe id of this kind of WeChat page, see `reminderSubscribeId`. */
  subscriptionExists: boolean
}

export const isReminderOffered = ({
  agentMode,
  inWeChat,
  productCode,
  disableList,
  subscribed,
  subscriptionExists,
}: ReminderInput): boolean =>
  !(agentMode && inWeChat) &&
  !disableList.includes(productCode) &&
  !subscribed &&
  !subscriptionExists

/** An official-account page and a mini-program page subscribe by different ids. */
export function reminderSubscribeId({
  page,
  wxPublicSubscribeId,
  wxAppSubscribeId,
}: {
  page: 'browser' | 'officialAccount' | 'miniProgram'
  wxPublicSubscribeId?: string
  wxAppSubscribeId?: string
}): string | null {
  if (page === 'browser') return null
  return (page === 'miniProgram' ? wxAppSubscribeId : wxPublicSubscribeId) || null
}
