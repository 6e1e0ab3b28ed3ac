import { useContext, useEffect, useRef, type ReactNode } from 'react'
import { setTitle } from '@/platform/navigation'
import { removeFirstScreen, usePageHide, usePageShow } from '@/platform/page'
import { classNames } from '../class-names'
import { DialogHost, useDialogs } from '../dialog/host'
import type { Style } from '../primitives/base.types'
import { Box } from '../primitives/box'
import { ToastHost } from '../toast/host'
import { Backdrop } from './backdrop'
import { CallPhone } from './call-phone'
import { useElderMode } from './elder-mode'
import { PageHeader } from './page-header'
import { useLetters, PageTheme, themeStyle, type Theme } from './theme'
import './page-shell.css'

export interface PageShellProps {
  /** Title of the page, the browser's tab and WeChat's bar. */
  title: string
  /** Shows 返回, which leads here if there is no page below. */
  back?: string | undefined
  /**
   * A page with a picture at the top needs no bar. Only screen readers then get its title. 长辈版
   * has the bar on every page, because it holds the telephone.
   */
  header?: 'bar' | 'hidden'
  /** Set only if it differs from the product of the address. */
  theme?: Theme | undefined
  /** The telephone of the shown product. Set only if it differs from the product of the address. */
  phone?: string | undefined
  /** The content is a placeholder, so the gateway's drawing stays over it. */
  placeholder?: boolean
  /** The main action, fixed at the bottom edge. */
  bottom?: ReactNode
  children: ReactNode
}

/**
 * The frame of every page: title, landmarks, colours, elderly mode, its dialogs and the host of its
 * toasts (a mini-program page is a separate tree).
 */
export const PageShell = (props: PageShellProps) =>
  useDialogs() ? (
    <Frame {...props} />
  ) : (
    <DialogHost>
      <Frame {...props} />
    </DialogHost>
  )

const Frame = (props: PageShellProps) => {
  const { title, back, header = 'bar', theme, phone, placeholder = false, bottom, children } = props
  const elder = useElderMode()
  const dialogs = useDialogs()?.over
  usePageTitle(title)
  useEffect(() => {
    if (!placeholder) removeFirstScreen()
  }, [placeholder])
  const given = useContext(PageTheme)
  const ofProduct = useContext(CallPhone)
  const style: Style = { ...themeStyle(theme ?? given), ...useLetters(elder) }
  return (
    <Box
      className={classNames('hm-page', elder && 'hm-elder', Boolean(bottom) && 'hm-page--barred')}
      style={style}
    >
      <Backdrop inert={dialogs !== undefined}>
        <PageHeader
          title={title}
          back={back}
          hidden={header === 'hidden' && !elder}
          phone={elder ? phone || ofProduct || undefined : undefined}
        />
        <Box as="main" className="hm-page__main">
          {children}
        </Box>
        {bottom ? (
          <Box as="footer" className="hm-page__bottom">
            {bottom}
          </Box>
        ) : null}
      </Backdrop>
      {/* A separate box, so that a dialog that opens or closes redraws nothing beside it. */}
      <Box>{dialogs}</Box>
      <ToastHost />
    </Box>
  )
}

/** Sets the page's title when the page is shown, and again when the loaded content changes it. */
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
