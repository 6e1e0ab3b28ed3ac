import { isInTap } from './taps'
import { leaveApp } from './visits'
import { ApiFailure, type Options } from './wx/api'

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
}

/** `wx.navigateToMiniProgram` works only in a tap handler, and WeChat asks the person first. */
export const openOther = ({ appId, path, envVersion, extraData }: Options): void => {
  if (!isInTap()) throw new ApiFailure('can only be invoked by user TAP gesture.')
  if (typeof appId !== 'string' || appId === '') throw new ApiFailure('invalid appid')
  if (refuses) throw new ApiFailure('cancel')
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
