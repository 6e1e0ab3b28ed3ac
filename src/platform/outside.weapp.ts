import type { OutsidePort } from './outside.types'

/** A mini-program shows no foreign pages, and no link here leads to one. */
export const leaveFor: OutsidePort['leaveFor'] = () => undefined
