import { isBuiltIn } from '../logic/define'
import { account } from './account'
import { canvasApis } from './canvas'
import { dialogs } from './dialogs'
import { documentApis } from './documents'
import { navigation } from './navigation'
import { notPlayed } from './not-played'
import { pictures } from './pictures'
import { queries } from './query'
import { requests } from './request'
import { storage } from './storage'
import { system } from './system'
import { canIUse, ofThisVersion } from './versions'

const played = {
  ...account,
  ...canvasApis,
  ...dialogs,
  ...documentApis,
  ...navigation,
  ...pictures,
  ...queries,
  ...requests,
  ...storage,
  ...system,
}

const apis = ofThisVersion(played)

/** The `wx` object of the logic layer. */
export const wx: Record<string, unknown> = {
  ...notPlayed({ ...played, canIUse }),
  ...apis,
  canIUse: canIUse(apis, isBuiltIn),
}

/** The functions of `wx` that this host plays. */
export const playedNames: readonly string[] = [...Object.keys(played), 'canIUse']
