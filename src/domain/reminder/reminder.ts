/** Decides whether the popup 你尚未完成投保 is offered. */
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

/** Booking and subscribing to messages. */
export type SubscribeState = 'initial' | 'booked' | 'rejected'

/** Only `accept` is a success. Once booked or rejected, the button stays disabled. */
export function stepSubscribe({
  state,
  result,
}: {
  state: SubscribeState
  result: string
}): SubscribeState {
  if (state !== 'initial') return state
  return result === 'accept' ? 'booked' : 'rejected'
}

export const isSubscribeDisabled = ({ state }: { state: SubscribeState }): boolean =>
  state !== 'initial'

/** The mini-program returns to the page with its result in the address. */
export const subscribeStateOf = ({
  urlStatus,
}: {
  urlStatus?: string | null | undefined
}): SubscribeState =>
  urlStatus ? stepSubscribe({ state: 'initial', result: urlStatus }) : 'initial'

/** Status 0 means not subscribed, 1 means subscribed. */
export type SubscribeTemplate = { templateId: string; status: number }

/** The templates that are not subscribed yet. Agents are never asked. */
export const templatesToOffer = ({
  templates,
  isAgent,
}: {
  templates: readonly SubscribeTemplate[]
  isAgent: boolean
}): string[] =>
  isAgent ? [] : templates.filter(({ status }) => status === 0).map(({ templateId }) => templateId)
