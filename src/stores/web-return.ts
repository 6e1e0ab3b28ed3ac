import { create } from 'zustand'
import { whenPersonEnds } from './person-ends'

/** What a native page leaves for the web view below it, to show when it appears again. */
export interface WebReturn {
  /** A public address of ours. */
  address: string
  /** The web page already shows this address and must not reload. It only needs a new ticket. */
  stays: boolean
}

/** Only the mini-program has web views, and an address is the only way to pass data to one. */
const useWebReturn = create<{ left: WebReturn | undefined }>()(() => ({ left: undefined }))

export const leaveForWebView = (left: WebReturn): void => useWebReturn.setState({ left })

export const takeWebReturn = (): WebReturn | undefined => {
  const { left } = useWebReturn.getState()
  if (left) useWebReturn.setState({ left: undefined })
  return left
}

whenPersonEnds(() => useWebReturn.setState({ left: undefined }))
