import { HOUR_FLAG_MS } from '../time/timings'

/**
 * Records of the device that the application and the light pages (src/light) both read. They share
 * no code at run time, so name and version are written once, here.
 */
export const DEVICE_SCOPE = 'HM'

export const loginRecord = {
  // A cookie of one hour. On the web a second, HttpOnly cookie goes with
  // it.
  area: 'cookie',
  name: 'login',
  version: 1,
  // The hour starts at sign-in.
  maxAgeMs: HOUR_FLAG_MS,
} as const

/** 长辈版 has bigger type and larger targets. It is the user's choice, not the product's. */
export const elderModeRecord = { area: 'device', name: 'elderMode', version: 1 } as const
