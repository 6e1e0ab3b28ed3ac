import { create } from 'zustand'
import type { DetectedEnv } from '@/domain/address/browser-env'
import type { Query } from '@/domain/address/query'
import { carryContext, contextFields, type QueryContext } from '@/domain/address/query-context'

/** Where the visitor came from and where we run; kept in memory, the address carries it on. */
interface Visit {
  context: QueryContext
  env: DetectedEnv
}

export const useVisit = create<Visit>()(() => ({ context: {}, env: 0 }))

export const startVisit = (visit: Visit): void => useVisit.setState(visit)

/** A page's own query overrides what was carried so far. */
export const continueVisit = (query: Query): void => {
  const { context } = useVisit.getState()
  const carried = carryContext(context, query)
  if (contextFields.some((field) => carried[field] !== context[field]))
    useVisit.setState({ context: carried })
}
