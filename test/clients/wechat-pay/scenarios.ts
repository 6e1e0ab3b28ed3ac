import type { Scenario } from './scenario'
import { bills } from './scenarios/bills'
import { combined } from './scenarios/combined'
import { contracts } from './scenarios/contracts'
import { keys } from './scenarios/keys'
import { notifications } from './scenarios/notifications'
import { orders } from './scenarios/orders'
import { refunds } from './scenarios/refunds'
import { sharing } from './scenarios/sharing'
import { transfers } from './scenarios/transfers'

/** All scenarios. Each client goes through all of them. */
export const scenarios: readonly Scenario[] = [
  ...orders,
  ...refunds,
  ...bills,
  ...keys,
  ...notifications,
  ...transfers,
  ...contracts,
  ...combined,
  ...sharing,
]
