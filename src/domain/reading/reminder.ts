/** Whether the popup 你尚未完成投保 is offered (specification section 4). */
export type ReminderInput = {
  agentMode: boolean
  /** By the raw user agent: agent mode itself pretends to be a plain browser. */
  inWeChat: boolean
  productCode: string
  /** incPopup.disableList. */
  disableList?: readonly string[]
  subscribed: boolean
  /** The subscribe id of this kind of WeChat page, see `reminderSubscribeId`. */
  subscribeId?: string
  /** What the gateway says about that id. */
  subscriptionExists: boolean
}

export type ReminderAnswer =
  | { offer: true }
  | { offer: false; because: 'AGENT' | 'DISABLED' | 'SUBSCRIBED' | 'SUBSCRIPTION_EXISTS' }

export function reminderAnswer(input: ReminderInput): ReminderAnswer {
  if (input.agentMode && input.inWeChat) return { offer: false, because: 'AGENT' }
  if (input.disableList?.includes(input.productCode)) return { offer: false, because: 'DISABLED' }
  if (input.subscribed) return { offer: false, because: 'SUBSCRIBED' }
  if (input.subscribeId && input.subscriptionExists)
    return { offer: false, because: 'SUBSCRIPTION_EXISTS' }
  return { offer: true }
}

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
