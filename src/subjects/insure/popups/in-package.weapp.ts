import { bring } from '@/platform/purchase-package.weapp'
import { lastFamily } from '@/subjects/apply'
import { remindToPay } from '@/subjects/pay'
import { paintCard, showPoster, type Posters } from '@/subjects/share'
import type { FamilyPackage, ReminderPackage } from '../late-parts.weapp'
import type { Popups } from './load-popups.types'
import { setPopups } from './on-page'

bring({ setPopups, remindToPay, lastFamily, showPoster, paintCard } satisfies Popups &
  FamilyPackage &
  ReminderPackage &
  Posters)
