import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react'
import { usePageShow } from '@/platform/page'
import { PageDialogs } from './page-dialogs'
import { bringForward, withdraw } from './service'

/** The dialogs over a page; `over` is undefined while none is open. */
interface Open {
  over: ReactElement | undefined
}

const DialogsOfPage = createContext<Open | undefined>(undefined)

/**
 * Hosts the dialogs of a page. They stay open when the page draws its frame anew, for example when
 * its content has loaded.
 */
export const DialogHost = ({ children }: { children: ReactNode }) => {
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
  const open = useMemo(() => ({ over }), [over])
  return <DialogsOfPage.Provider value={open}>{children}</DialogsOfPage.Provider>
}

/** What the host around this frame shows; undefined where there is no host. */
export const useDialogs = (): Open | undefined => useContext(DialogsOfPage)
