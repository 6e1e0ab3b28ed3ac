import '@/platform/old-engines'
import type { PropsWithChildren } from 'react'
import { connectSession } from '@/entry/connect'
import { start } from '@/entry/start'
import { target } from '@/platform/app'
import { connectFaults } from '@/platform/fault'
import { onPageLost } from '@/platform/navigation'
import { loadHost } from '@/subjects/wechat'
import './shared-styles'
import { fetchMessage } from '@/ui/dialog/fetch-message'
import { askToRetry } from '@/ui/dialog/message'
import { setElderMode } from '@/ui/shell/elder-mode'

const { elder } = start()
if (elder !== undefined) setElderMode(elder)
connectSession()
onPageLost(askToRetry)
connectFaults((fault) => {
  import('@/entry/tell-fault').then(
    ({ tellFault }) => tellFault(fault),
    () => undefined,
  )
})
// The message dialog is fetched after the first screen, so that it is there when the network is lost.
setTimeout(() => void fetchMessage(), 2000)

// WeChat addresses the mini-program as a whole. A web page has no such host, so it does not fetch this.
if (target === 'weapp') void loadHost().then(({ connectHost }) => connectHost())

/** This is the composition root. It prepares what must be ready before the first page renders. */
export default function App({ children }: PropsWithChildren) {
  return children
}
