import type { RestoredPort } from './restored.types'

/** A mini-program is told when it returns, and its pages refresh themselves. */
export const reloadWhenRestored: RestoredPort['reloadWhenRestored'] = () => undefined
