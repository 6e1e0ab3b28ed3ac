/** Whether the popup 你尚未完成投保 is offered (specification section 4). */
export interface ReminderInput {
  agentMode: boolean
  /** By the raw user agent: agent mode itself pretends to be a plain browser. */
  inWeChat: boolean
  productCode: string
  /** incPopup.disableList. */
  disableList: readonly string[]
  /** To be reminded of this product. */
  subscribed: boolean
  /** By the subscribe id of this kind of WeChat page, see `reminderSubscribeId`. */
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
