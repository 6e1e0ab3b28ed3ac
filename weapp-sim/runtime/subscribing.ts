import { isInTap } from './taps'
import { ApiFailure } from './wx/api'

/** What the person and the console of the mini-program say about subscription messages. */
export interface SubscribeSettings {
  /** What the person answers in the panel. */
  readonly answer: 'accept' | 'acceptWithAlert' | 'reject'
  /** Templates that WeChat took away, and those of the same title as another: never shown. */
  readonly banned: readonly string[]
  readonly filtered: readonly string[]
  /** False: the person switched off all subscription messages in the settings. */
  readonly mainSwitch: boolean
  /** Templates of the console; undefined knows them all. */
  readonly templates?: readonly string[]
}

/** Templates that one panel may ask for. */
const MAX_TEMPLATES = 3

let state: SubscribeSettings = { answer: 'accept', banned: [], filtered: [], mainSwitch: true }

export const setSubscribing = (settings: Partial<SubscribeSettings>): void => {
  state = { ...state, ...settings }
}

const refuse = (message: string, errCode: number): never => {
  throw new ApiFailure(message, { errCode })
}

/** `wx.requestSubscribeMessage`: an answer for each template, or why nobody was asked. */
export const askToSubscribe = (ids: readonly string[]): Record<string, string> => {
  const { answer, banned, filtered, mainSwitch, templates } = state
  if (!isInTap()) refuse('can only be invoked by user TAP gesture.', 20_000)
  if (ids.length > MAX_TEMPLATES) refuse('TmplIds length limit exceed', 20_003)
  if (templates && ids.some((id) => !templates.includes(id)))
    refuse('No template data return', 20_001)
  if (!mainSwitch) refuse('The main switch is switched off', 20_004)
  const answerFor = (id: string) =>
    banned.includes(id) ? 'ban' : filtered.includes(id) ? 'filter' : answer
  return Object.fromEntries(ids.map((id) => [id, answerFor(id)]))
}
