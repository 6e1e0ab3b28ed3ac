import { useEffect, type ComponentType } from 'react'
import { replace } from '@/platform/navigation'
import type { ParamsOf } from '@/routes/build'
import type { Page } from '@/routes/page'
import { pages, type PageKey } from '@/routes/pages'
import { pathTo } from '@/routes/path-to'
import { ErrorBoundary } from './error-boundary'
import { Gated } from './ui/gated'
import { useOpened } from './use-opened'
import { useRefusal } from './use-refusal'

/**
 * A page of the route table: `export default page('orderDetail', OrderDetail)`. The body is given
 * the parameters that the table names, read and checked, with the query context; it is drawn only
 * for who may enter. What it throws is reported and answered with a way on.
 */
export const page = <K extends PageKey>(key: K, Body: ComponentType<ParamsOf<K>>) => {
  const { title, login }: Page = pages[key]

  const Content = () => {
    const opened = useOpened(key)
    const refusal = useRefusal(key)
    const elsewhere = refusal ?? (opened.status === 'incomplete' ? pathTo('insure') : undefined)
    useEffect(() => {
      if (elsewhere) void replace(elsewhere)
    }, [elsewhere])

    if (elsewhere !== undefined || opened.status !== 'ready') return null
    const body = <Body {...opened.params} />
    return login ? <Gated title={title}>{body}</Gated> : body
  }

  const Opened = () => (
    <ErrorBoundary page={key}>
      <Content />
    </ErrorBoundary>
  )
  return Opened
}
