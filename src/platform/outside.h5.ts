import type { OutsidePort } from './outside.types'

export const leaveFor: OutsidePort['leaveFor'] = (url) => window.location.replace(url)
