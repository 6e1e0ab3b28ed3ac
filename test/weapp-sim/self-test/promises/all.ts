import { ASKING } from './asking'
import { DOCUMENTS } from './documents'
import { DRAWING } from './drawing'
import { INDEPENDENT } from './independent'
import { LIMITS } from './limits'
import type { HostPromise } from './promise'
import { SHARING } from './sharing'
import { VIEW } from './view'
import { VISITS } from './visits'
import { WEB_VIEW } from './web-view'

export const PROMISES: readonly HostPromise[] = [
  ...ASKING,
  ...DOCUMENTS,
  ...DRAWING,
  ...INDEPENDENT,
  ...LIMITS,
  ...SHARING,
  ...VIEW,
  ...VISITS,
  ...WEB_VIEW,
]
