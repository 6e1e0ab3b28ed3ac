import { authorise } from './privacy'
import { program } from './window'
import { ApiFailure } from './wx/api'

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

const grant = (scope: string): void => {
  if (refused.includes(scope)) throw new ApiFailure('auth deny')
  granted.add(scope)
}

/** Asks for access to the album: first by the privacy guide, then by the phone's permission. */
export const openAlbum = async (api: string): Promise<void> => {
  await authorise(api)
  grant('scope.writePhotosAlbum')
}

/** Asks for access to the location. app.json must declare the API too. */
export const locate = async (api: string, scope: string): Promise<void> => {
  if (!program.app.requiredPrivateInfos?.includes(api))
    throw new ApiFailure(
      'the api need to be declared in the requiredPrivateInfos field in app.json/ext.json',
    )
  await authorise(api)
  grant(scope)
}
