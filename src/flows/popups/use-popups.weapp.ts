import type { UsePopups } from './use-popups.types'

/** Back belongs to WeChat, and the main package has no room for dialogs that few products have. */
export const usePopups: UsePopups = () => undefined
