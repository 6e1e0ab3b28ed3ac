import '@/platform/old-engines'
import type { PropsWithChildren } from 'react'
import { shell } from '@/copy/shell/shell'
import { speak } from '@/copy/speak'
import { start } from '@/entry/start'
import '@/platform/navigation'
import { connectSession } from '@/flows/connect'
import { target } from '@/platform/device'
import { useSpokenLanguage } from '@/stores/language'
import './sheets'
import { toast } from '@/ui/toast/service'

const { language } = start()
connectSession({ onWait: () => toast(shell.loading) })

// A mini-program answers to WeChat as a whole; a web page does not, and need not fetch it.
if (target === 'weapp') void import('@/flows/host').then(({ connectHost }) => connectHost())

// Foreign residents read English; until it is fetched, and if it cannot be, the page is Chinese.
if (language === 'en')
  speak(language).then(
    () => useSpokenLanguage.setState({ language }),
    () => undefined,
  )

/** The composition root: everything that must be ready before the first page renders. */
export default function App({ children }: PropsWithChildren) {
  return children
}
