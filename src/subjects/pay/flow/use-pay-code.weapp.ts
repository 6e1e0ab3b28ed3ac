import type { UsePayCode } from './use-pay-code.types'

const none: ReturnType<UsePayCode> = { show: () => false, close: () => Promise.resolve() }

export const usePayCode: UsePayCode = () => none
