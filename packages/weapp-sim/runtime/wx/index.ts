import { DEPRECATED } from '../../wire/deprecated'
import { isBuiltIn } from '../logic/define'
import { isAudited, noteDeprecated } from '../shell/audit-notes'
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

/** Notes the calls of functions that WeChat's documents give up. */
const noting = (all: Record<string, unknown>): Record<string, unknown> => {
  for (const name of isAudited ? DEPRECATED : []) {
    const own = all[name]
    if (typeof own !== 'function') continue
    all[name] = (...given: unknown[]): unknown => {
      noteDeprecated(name)
      return (own as (...given: unknown[]) => unknown)(...given)
    }
  }
  return all
}

/** The `wx` object of the logic layer. */
export const wx: Record<string, unknown> = noting({
  ...notPlayed({ ...played, canIUse }),
  ...apis,
  canIUse: canIUse(apis, isBuiltIn),
})

/** The functions of `wx` that this host plays. */
export const playedNames: readonly string[] = [...Object.keys(played), 'canIUse']
