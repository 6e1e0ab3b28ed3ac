/** A page of the mini-program is WeChat's own: nothing is opened to it, and it knows who pays. */
export const openToWechat = (): Promise<void> => Promise.resolve()
