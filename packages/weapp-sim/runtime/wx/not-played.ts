import { ApiFailure } from '../shell/api-failure'
import { noteNotPlayed } from '../shell/not-played'
import { asyncApi } from './api'
import type { Api, Options } from './api'
import { WX_NAMES } from './names'

/**
 * The functions of `wx` that the host does not play. A call fails by name, as a call fails on a phone
 * that cannot do it, instead of stopping the program.
 */

const silent = (): undefined => undefined

const failing = (name: string): Api => {
  const call = asyncApi(name.split('.').pop() ?? name, () => {
    throw new ApiFailure(`not played: wx.${name}`)
  }) as (options?: Options) => unknown
  return (options?: Options) => {
    noteNotPlayed(`wx.${name}`)
    const answer = call(typeof options === 'object' ? options : undefined)
    // Who does not ask for the answer is not troubled by it.
    if (answer instanceof Promise) void answer.catch(silent)
    return answer
  }
}

/** What a call answers where WeChat answers an object: any of its functions may be called. */
const quiet = (name: string, answer?: Promise<unknown>): object =>
  new Proxy(silent, {
    get: (_, property) => {
      if (typeof property === 'symbol')
        return property === Symbol.toPrimitive ? () => '' : undefined
      if (['then', 'catch', 'finally'].includes(property)) {
        const own = answer && (answer as unknown as Record<string, Api>)[property]
        return own?.bind(answer)
      }
      return quiet(`${name}.${property}`)
    },
    apply: (_, __, [options]: [Options?]) => {
      const failed = failing(name)(options as never)
      return quiet(name, failed instanceof Promise ? failed : undefined)
    },
  })

const listener =
  (name: string): Api =>
  () =>
    noteNotPlayed(`wx.${name}`)

const value =
  (name: string): Api =>
  () => {
    noteNotPlayed(`wx.${name}`)
    return {}
  }

const OBJECTS =
  /^create|Manager$|^(connectSocket|uploadFile|getPerformance|getNFCAdapter|getXrFrameSystem)$/
const VALUES =
  /Sync$|^(getSystemSetting|getAppAuthorizeSetting|getRendererUserAgent|getApiCategory)$/

const stand = (name: string): Api => {
  if (/^(on|off)[A-Z]/.test(name)) return listener(name)
  if (OBJECTS.test(name)) return quiet(name) as unknown as Api
  return VALUES.test(name) ? value(name) : failing(name)
}

/** Functions that the typings do not name, because WeChat gave them up or has only begun them. */
const UNLISTED = [
  'createContext drawCanvas getChatToolInfo getChatForwardMaterials openChatTool',
  'selectGroupMembers shareAppMessageToGroup shareImageToGroup shareTextToGroup',
]
  .join(' ')
  .split(' ')

/** A function for each name of WeChat that is not among the played ones. */
export const notPlayed = (played: object): Record<string, unknown> => ({
  ...Object.fromEntries(
    [...WX_NAMES, ...UNLISTED]
      .filter((name) => !(name in played))
      .map((name) => [name, stand(name)]),
  ),
  cloud: quiet('cloud'),
  worklet: quiet('worklet'),
})
