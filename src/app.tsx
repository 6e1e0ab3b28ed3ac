import '@/platform/old-engines'
import type { PropsWithChildren } from 'react'
import { connectSession } from '@/entry/connect'
import { start } from '@/entry/start'
import { connectFaults } from '@/platform/fault'
import { onPageLost } from '@/platform/navigation'
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

/** This is the composition root. It prepares what must be ready before the first page renders. */
export default function App({ children }: PropsWithChildren) {
  return children
}
