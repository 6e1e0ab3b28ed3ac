import { ApiFailure } from '../shell/api-failure'
import { askPerson, isAttended, tellPerson } from '../shell/ask-person'
import { isInTap } from '../shell/taps'
import type { Options } from './api'
import { leaveApp, returnToApp } from './visits'

/** The mini-program sent the person to another mini-program or to the chat. */
export interface Departure {
  readonly to: 'mini-program' | 'chat'
  readonly appId?: unknown
  readonly path?: unknown
  readonly envVersion?: unknown
  readonly extraData?: unknown
}

let refuses = false
let departures: Departure[] = []

/** Sets whether the person stays when WeChat asks before it opens another mini-program. */
export const setOthers = (given: { readonly refuses: boolean }): void => {
  refuses = given.refuses
}

const depart = (departure: Departure): void => {
  departures.push(departure)
  leaveApp()
  if (!isAttended) return
  const where = departure.to === 'chat' ? '客服会话' : `小程序 ${text(departure.appId)}`
  void tellPerson(`已打开${where}`, text(departure.path)).then(returnToApp)
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const staysHere = async (): Promise<boolean> => {
  if (!isAttended) return refuses
  const answer = await askPerson('打开另一个小程序', '即将离开当前小程序', [
    ['allow', '允许'],
    ['cancel', '取消'],
  ])
  return answer === 'cancel'
}

/** `wx.navigateToMiniProgram` works only in a tap handler, and WeChat asks the person first. */
export const openOther = async (options: Options): Promise<void> => {
  const { appId, path, envVersion, extraData } = options
  if (!isInTap()) throw new ApiFailure('can only be invoked by user TAP gesture.')
  if (typeof appId !== 'string' || appId === '') throw new ApiFailure('invalid appid')
  if (await staysHere()) throw new ApiFailure('cancel')
  depart({ to: 'mini-program', appId, path, envVersion, extraData })
}

/** A button with `open-type="contact"`. */
export const openChat = (): void => depart({ to: 'chat' })

/** Every departure since the last call of this function. */
export const takeDepartures = (): readonly Departure[] => {
  const taken = departures
  departures = []
  return taken
}
