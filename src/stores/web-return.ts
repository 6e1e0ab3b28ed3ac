import { create } from 'zustand'
import { whenPersonEnds } from './person-ends'

/** What a page above the web view leaves for it, to be shown when it is seen again. */
export interface WebReturn {
  /** A public address of ours. */
  address: string
  /** The web page shows this address now and shall stay as it is: it only wants to be vouched for. */
  stays: boolean
}

/** Only the mini-program has web views; a page in one cannot be told anything but an address. */
const useWebReturn = create<{ left: WebReturn | undefined }>()(() => ({ left: undefined }))

export const leaveForWebView = (left: WebReturn): void => useWebReturn.setState({ left })

export const takeWebReturn = (): WebReturn | undefined => {
  const { left } = useWebReturn.getState()
  if (left) useWebReturn.setState({ left: undefined })
  return left
}

whenPersonEnds(() => useWebReturn.setState({ left: undefined }))
