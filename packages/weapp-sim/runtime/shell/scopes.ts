import { ApiFailure } from './api-failure'
import { askPerson, isAttended } from './ask-person'
import { authorise } from './privacy'
import { program } from './window'

/** Permissions of the phone, for which WeChat asks the person once. */
let refused: readonly string[] = []
const granted = new Set<string>()

/** Sets the permissions that the person refuses, such as `scope.writePhotosAlbum`. */
export const setScopes = (given: { readonly refused: readonly string[] }): void => {
  refused = given.refused
  granted.clear()
}

/** The person's answers so far, in the form of `wx.getSetting`. */
export const authSetting = (): Record<string, boolean> => ({
  ...Object.fromEntries([...granted].map((scope) => [scope, true])),
  ...Object.fromEntries(refused.map((scope) => [scope, false])),
})

/** What WeChat calls a permission when it asks for it. */
const NAMES: Readonly<Record<string, string>> = {
  'scope.writePhotosAlbum': '保存图片到您的相册',
  'scope.userLocation': '获取您的位置',
  'scope.userFuzzyLocation': '获取您的模糊位置',
}

/** The person of a frame answers; what they refused stays refused until they open the settings. */
const askOnce = async (scope: string): Promise<void> => {
  const answer = await askPerson('小程序申请', NAMES[scope] ?? scope, [
    ['allow', '允许'],
    ['deny', '拒绝'],
  ])
  const others = refused.filter((name) => name !== scope)
  refused = answer === 'allow' ? others : [...others, scope]
  if (answer === 'allow') granted.add(scope)
  else granted.delete(scope)
}

const grant = async (scope: string): Promise<void> => {
  if (isAttended && !granted.has(scope) && !refused.includes(scope)) await askOnce(scope)
  if (refused.includes(scope)) throw new ApiFailure('auth deny')
  granted.add(scope)
}

/** WeChat's settings of the mini-program, which name only what it asked for before. */
export const openSettings = async (): Promise<Record<string, boolean>> => {
  if (isAttended) for (const scope of Object.keys(authSetting())) await askOnce(scope)
  return authSetting()
}

/** Asks for access to the album: first by the privacy guide, then by the phone's permission. */
export const openAlbum = async (api: string): Promise<void> => {
  await authorise(api)
  await grant('scope.writePhotosAlbum')
}

/** Asks for access to the location. app.json must declare the API too. */
export const locate = async (api: string, scope: string): Promise<void> => {
  if (!program.app.requiredPrivateInfos?.includes(api))
    throw new ApiFailure(
      'the api need to be declared in the requiredPrivateInfos field in app.json/ext.json',
    )
  await authorise(api)
  await grant(scope)
}
