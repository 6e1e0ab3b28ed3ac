import { useEffect, useState, type ReactElement } from 'react'
import { usePageShow } from '@/platform/lifecycle'
import { PageDialogs } from './page-dialogs'
import { bringForward, withdraw } from './service'

/** What lies over this page; nothing while no dialog is open. */
export const useDialogs = (): ReactElement | undefined => {
  const [over, put] = useState<ReactElement>()
  const [page] = useState(() => new PageDialogs(put))
  useEffect(() => {
    bringForward(page)
    return () => {
      withdraw(page)
      page.dispose()
    }
  }, [page])
  usePageShow(() => bringForward(page))
  return over
}
