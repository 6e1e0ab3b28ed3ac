import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import type { Read } from '../api/use-read'
import { base } from '../copy/base'
import { FailureNote } from './failure'

/**
 * Shows what was read. Until the first answer there is a skeleton. When a later try fails, the last
 * answer stays on the page below the reason.
 */
export function Shown<T>({ of, children }: { of: Read<T>; children: (data: T) => ReactNode }) {
  return (
    <>
      {of.failure && <FailureNote failure={of.failure} again={of.again} />}
      {of.data !== undefined && children(of.data)}
      {of.data === undefined && !of.failure && (
        <div role="status" aria-label={base.loading}>
          <Skeleton active title={false} paragraph={{ rows: 4 }} />
        </div>
      )}
    </>
  )
}
