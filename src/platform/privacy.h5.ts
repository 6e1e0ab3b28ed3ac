import type { PrivacyPort } from './privacy.types'

export { AGREE_BUTTON_ID } from './privacy.types'

/** Browsers ask for each capability themselves. */
export const onPrivacyAsked: PrivacyPort['onPrivacyAsked'] = () => undefined
