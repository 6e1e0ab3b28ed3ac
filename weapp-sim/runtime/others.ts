import { isInTap } from './taps'
import { leaveApp } from './visits'
import { ApiFailure, type Options } from './wx/api'

/** Where the mini-program sent somebody: to another mini-program, or to the chat. */
export interface Departure {
  readonly to: 'mini-program' | 'chat'
  readonly appId?: unknown
  readonly path?: unknown
  readonly envVersion?: unknown
  readonly extraData?: unknown
}

let refuses = false
let departures: Departure[] = []

/** Whether the person stays when WeChat asks before another mini-program opens. */
export const setOthers = (given: { readonly refuses: boolean }): void => {
  refuses = given.refuses
}

const depart = (departure: Departure): void => {
  departures.push(departure)
  leaveApp()
}

/** `wx.navigateToMiniProgram`: by a tap only, and WeChat asks first. */
export const openOther = ({ appId, path, envVersion, extraData }: Options): void => {
  if (!isInTap()) throw new ApiFailure('can only be invoked by user TAP gesture.')
  if (typeof appId !== 'string' || appId === '') throw new ApiFailure('invalid appid')
  if (refuses) throw new ApiFailure('cancel')
  depart({ to: 'mini-program', appId, path, envVersion, extraData })
}

/** A button with `open-type="contact"`. */
export const openChat = (): void => depart({ to: 'chat' })

/** Every departure since the last time it was asked. */
export const takeDepartures = (): readonly Departure[] => {
  const taken = departures
  departures = []
  return taken
}
