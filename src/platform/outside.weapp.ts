import type { OutsidePort } from './outside.types'

/** A mini-program shows no pages of others; nothing here leads to one. */
export const leaveFor: OutsidePort['leaveFor'] = () => undefined
