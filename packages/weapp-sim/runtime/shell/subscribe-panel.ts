import { ApiFailure } from './api-failure'
import { askPerson, isAttended } from './ask-person'
import { isInTap } from './taps'
import { host } from './window'

/** The person's answer and the console's settings for subscription messages. */
export interface SubscribeSettings {
  /** The person's answer in the panel. */
  readonly answer: 'accept' | 'acceptWithAlert' | 'reject'
  /** Templates that WeChat banned. `filtered` ones have the title of another. Neither is shown. */
  readonly banned: readonly string[]
  readonly filtered: readonly string[]
  /** When false, the person has switched off all subscription messages in the settings. */
  readonly mainSwitch: boolean
  /** Templates of the console. When undefined, every template exists. */
  readonly templates?: readonly string[]
}

/** Largest number of templates in one request. */
const MAX_TEMPLATES = 3

let state: SubscribeSettings = { answer: 'accept', banned: [], filtered: [], mainSwitch: true }

export const setSubscribeSettings = (settings: Partial<SubscribeSettings>): void => {
  state = { ...state, ...settings }
}

const refuse = (message: string, errCode: number): never => {
  throw new ApiFailure(message, { errCode })
}

const askPanel = (count: number): Promise<'accept' | 'reject'> =>
  askPerson('消息订阅', `允许发送 ${count} 种消息？`, [
    ['accept', '允许'],
    ['reject', '拒绝'],
  ])

/**
 * `wx.requestSubscribeMessage`: answers a result per template, or throws WeChat's error code.
 * WeChat knows the answers before the program does, so the host is told first.
 */
export const askToSubscribe = async (ids: readonly string[]): Promise<Record<string, string>> => {
  const { answer, banned, filtered, mainSwitch, templates } = state
  if (!isInTap()) refuse('can only be invoked by user TAP gesture.', 20_000)
  if (ids.length > MAX_TEMPLATES) refuse('TmplIds length limit exceed', 20_003)
  if (templates && ids.some((id) => !templates.includes(id)))
    refuse('No template data return', 20_001)
  if (!mainSwitch) refuse('The main switch is switched off', 20_004)
  const chosen = isAttended ? await askPanel(ids.length) : answer
  const answerFor = (id: string) =>
    banned.includes(id) ? 'ban' : filtered.includes(id) ? 'filter' : chosen
  const answers = Object.fromEntries(ids.map((id) => [id, answerFor(id)]))
  await host('subscriptionAnswered', answers)
  return answers
}
