import { bring } from '@/platform/purchase-package.weapp'
import { lastFamily } from '@/subjects/apply/flow/last-family'
import { remindToPay } from '@/subjects/pay/flow/remind-to-pay'
import type { Posters } from '@/subjects/share/poster/load-posters.types'
import { paintCard, showPoster } from '@/subjects/share/poster/posters'
import type { FamilyPackage } from '../find-last-family.weapp'
import type { ReminderPackage } from '../remind.weapp'
import type { Popups } from './load-popups.types'
import { setPopups } from './on-page'

bring({ setPopups, remindToPay, lastFamily, showPoster, paintCard } satisfies Popups &
  FamilyPackage &
  ReminderPackage &
  Posters)
