import type { PropsWithChildren } from 'react'
import { shell } from '@/copy/shell'
import { start } from '@/entry/start'
import '@/platform/navigation'
import { connectSession } from '@/session/connect'
import '@/ui/styles/styles'
import { toast } from '@/ui/toast/service'

start()
connectSession({ onReload: () => toast(shell.loading) })

/** The composition root: everything that must be ready before the first page renders. */
export default function App({ children }: PropsWithChildren) {
  return children
}
