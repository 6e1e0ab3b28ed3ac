import { isBuiltIn } from '../logic/define'
import { account } from './account'
import { canvasApis } from './canvas'
import { dialogs } from './dialogs'
import { documentApis } from './documents'
import { navigation } from './navigation'
import { pictures } from './pictures'
import { queries } from './query'
import { requests } from './request'
import { storage } from './storage'
import { system } from './system'
import { canIUse, ofThisVersion } from './versions'

const apis = ofThisVersion({
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
})

/** The `wx` object of the logic layer. */
export const wx: Record<string, unknown> = { ...apis, canIUse: canIUse(apis, isBuiltIn) }
