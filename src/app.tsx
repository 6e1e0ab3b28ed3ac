import '@/platform/old-engines'
import type { PropsWithChildren } from 'react'
import { start } from '@/entry/start'
import { connectSession } from '@/flows/connect'
import { target } from '@/platform/app'
import { connectFaults } from '@/platform/fault'
import { onPageLost } from '@/platform/navigation'
import './sheets'
import { askToRetry } from '@/ui/dialog/message'
import { fetchMessage } from '@/ui/dialog/message-dialog'
import { setElderMode } from '@/ui/shell/elder-mode'

const { elder } = start()
if (elder !== undefined) setElderMode(elder)
connectSession()
onPageLost(askToRetry)
connectFaults((fault) => {
  import('@/flows/tell-fault').then(
    ({ tellFault }) => tellFault(fault),
    () => undefined,
  )
})
// After the first screen, so that a lost network can be told.
setTimeout(() => void fetchMessage(), 2000)

// A mini-program answers to WeChat as a whole; a web page does not, and need not fetch it.
if (target === 'weapp') void import('@/flows/wechat/host').then(({ connectHost }) => connectHost())

/** The composition root: everything that must be ready before the first page renders. */
export default function App({ children }: PropsWithChildren) {
  return children
}
