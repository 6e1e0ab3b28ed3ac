import type { UpdatePort } from './update.types'

/** A browser loads index.html again at every visit. */
export const onUpdateReady: UpdatePort['onUpdateReady'] = () => undefined
