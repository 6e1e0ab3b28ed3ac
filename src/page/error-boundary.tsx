import { Component, type ErrorInfo, type ReactNode } from 'react'
import { reportFault } from '@/platform/fault'
import type { PageKey } from '@/routes/pages'
import { Broken } from './ui/broken'

interface Props {
  page: PageKey
  children: ReactNode
}

/** Catches an error while a page draws. It reports the error and shows a panel with a way on. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    reportFault(error, { page: this.props.page, ...(componentStack ? { componentStack } : {}) })
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children
  }
}
