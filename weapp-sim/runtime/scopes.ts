import { authorise } from './privacy'
import { program } from './window'
import { ApiFailure } from './wx/api'

/** Permissions of the phone that WeChat asks the person for, once. */
let refused: readonly string[] = []
const granted = new Set<string>()

/** What the person does not allow, such as `scope.writePhotosAlbum`. */
export const setScopes = (given: { readonly refused: readonly string[] }): void => {
  refused = given.refused
  granted.clear()
}

/** Answers of the person so far, as `wx.getSetting` tells them. */
export const authSetting = (): Record<string, boolean> => ({
  ...Object.fromEntries([...granted].map((scope) => [scope, true])),
  ...Object.fromEntries(refused.map((scope) => [scope, false])),
})

const grant = (scope: string): void => {
  if (refused.includes(scope)) throw new ApiFailure('auth deny')
  granted.add(scope)
}

/** Pictures of the person: the privacy guide first, then the phone's own question. */
export const openAlbum = async (api: string): Promise<void> => {
  await authorise(api)
  grant('scope.writePhotosAlbum')
}

/** Where the person is; app.json has to announce it too. */
export const locate = async (api: string, scope: string): Promise<void> => {
  if (!program.app.requiredPrivateInfos?.includes(api))
    throw new ApiFailure(
      'the api need to be declared in the requiredPrivateInfos field in app.json/ext.json',
    )
  await authorise(api)
  grant(scope)
}
