import type { GivePhone as Side } from './give-phone.types'

export const GivePhone: Side = () => null
