/** Booking and subscribing to messages (specification section 4, subscribe button). */
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
