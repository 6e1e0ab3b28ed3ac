/** A stub of @tarojs/taro for first screens, where no page is shown and nothing navigates. */
const nothing = (): void => undefined
const stay = (): Promise<void> => Promise.resolve()

export const useDidShow = nothing
export const useDidHide = nothing
export const useRouter = (): { params: object } => ({ params: {} })
export const eventCenter = { on: nothing }
export const getCurrentPages = (): object[] => []
export const navigateTo = stay
export const redirectTo = stay
export const reLaunch = stay
export const navigateBack = stay
