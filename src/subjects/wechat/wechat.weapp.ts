/** A page of the mini-program needs neither JS-SDK nor binding. */
export const openToWechat = (): Promise<void> => Promise.resolve()
