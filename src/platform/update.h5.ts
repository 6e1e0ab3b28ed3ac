import type { UpdatePort } from './update.types'

/** A browser asks for index.html anew at every visit. */
export const onUpdateReady: UpdatePort['onUpdateReady'] = () => undefined
