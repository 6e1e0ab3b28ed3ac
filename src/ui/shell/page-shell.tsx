import { useContext, useEffect, useRef, type ReactNode } from 'react'
import { removeFirstScreen } from '@/platform/first-screen'
import { usePageHide, usePageShow } from '@/platform/lifecycle'
import { setTitle } from '@/platform/navigation'
import { classNames } from '../class-names'
import { useDialogs } from '../dialog/host'
import type { Style } from '../primitives/base.types'
import { Box } from '../primitives/box'
import { ToastHost } from '../toast/host'
import { Backdrop } from './backdrop'
import { useElderMode } from './elder-mode'
import { PageHeader } from './page-header'
import { PageTheme } from './page-theme'
import { themeStyle, type Theme } from './theme'
import './page-shell.css'

export interface PageShellProps {
  /** Title of the page, of the browser's tab and of WeChat's bar. */
  title: string
  /** Shows 返回; it leads here when no page lies below. */
  back?: string
  /** A page with a picture on top needs no bar; its title is then only heard. */
  header?: 'bar' | 'hidden'
  /** Only where it is not the product of the address. */
  theme?: Theme | undefined
  /** Only stands in until there is something to show: what the gateway drew stays over it. */
  placeholder?: boolean
  /** What stays in reach at the bottom edge: the main action. */
  bottom?: ReactNode
  children: ReactNode
}

/**
 * The frame of every page: title, landmarks, colours, elderly mode, and the hosts of its dialogs
 * and toasts (a mini-program page is a tree of its own).
 */
export const PageShell = (props: PageShellProps) => {
  const { title, back, header = 'bar', theme, placeholder = false, bottom, children } = props
  const elder = useElderMode()
  const dialogs = useDialogs()
  usePageTitle(title)
  useEffect(() => {
    if (!placeholder) removeFirstScreen()
  }, [placeholder])
  const given = useContext(PageTheme)
  const style: Style = themeStyle(theme ?? given)
  return (
    <Box
      className={classNames('hm-page', elder && 'hm-elder', Boolean(bottom) && 'hm-page--barred')}
      style={style}
    >
      <Backdrop inert={dialogs !== undefined}>
        <PageHeader title={title} back={back} hidden={header === 'hidden'} />
        <Box as="main" className="hm-page__main">
          {children}
        </Box>
        {bottom ? (
          <Box as="footer" className="hm-page__bottom">
            {bottom}
          </Box>
        ) : null}
      </Backdrop>
      {/* A place of their own: beside a dialog that comes or goes nothing is drawn again. */}
      <Box>{dialogs}</Box>
      <ToastHost />
    </Box>
  )
}

/** What is still loading when the page is shown, and what it is called then, comes later. */
const usePageTitle = (title: string): void => {
  const onShow = useRef(true)
  usePageShow(() => {
    onShow.current = true
    setTitle(title)
  })
  usePageHide(() => {
    onShow.current = false
  })
  useEffect(() => {
    if (onShow.current) setTitle(title)
  }, [title])
}
