import { create } from 'zustand'
import type { DetectedEnv } from '@/domain/address/browser-env'
import { type Query, carryContext, contextFields, type QueryContext } from '@/domain/address/query'
import { shared } from '@/platform/shared'
import { storage, type Slot } from '@/platform/storage'

/**
 * The source of the visit and the environment. They stay in memory, and addresses carry them on.
 */
interface Visit {
  context: QueryContext
  env: DetectedEnv
}

export const useVisit = create<Visit>()(() => ({ context: {}, env: 0 }))

export const startVisit = (visit: Visit): void => {
  shared().visit = visit.context
  useVisit.setState(visit)
}

/** The mini-program that shows the web page. It must survive a reload of the page. */
const appIdSlot: Slot<string> = {
  area: 'session',
  name: 'appId',
  version: 1,
  parse: (raw) => (typeof raw === 'string' ? raw : undefined),
}
const SCOPE = 'HM'

export const keepHandedAppId = (appId: string | undefined): void => {
  if (appId) storage.write(appIdSlot, SCOPE, appId)
}

export const handedAppId = (): string | undefined => storage.read(appIdSlot, SCOPE)

/** Adds a page's query to the context. The query overrides earlier values. */
export const continueVisit = (query: Query): void => {
  const { context } = useVisit.getState()
  const carried = carryContext(context, query)
  shared().visit = carried
  if (contextFields.some((field) => carried[field] !== context[field]))
    useVisit.setState({ context: carried })
}
