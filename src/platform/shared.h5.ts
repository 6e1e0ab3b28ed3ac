import type { Shared, SharedPort } from './shared.types'

const own: Shared = {}

/** A web page is one program. */
export const shared: SharedPort['shared'] = () => own
