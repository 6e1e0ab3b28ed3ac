import type { RestoredPort } from './restored.types'

/** A mini-program that comes back is told so, and its pages look again by themselves. */
export const reloadWhenRestored: RestoredPort['reloadWhenRestored'] = () => undefined
