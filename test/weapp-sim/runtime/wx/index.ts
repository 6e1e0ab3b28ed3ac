import { account } from './account'
import { dialogs } from './dialogs'
import { navigation } from './navigation'
import { queries } from './query'
import { requests } from './request'
import { storage } from './storage'
import { system } from './system'

/** The `wx` object of the logic layer. */
export const wx: Record<string, unknown> = {
  ...account,
  ...dialogs,
  ...navigation,
  ...queries,
  ...requests,
  ...storage,
  ...system,
}
