import { bring } from '@/platform/purchase-package.weapp'
import { lastFamily } from '@/subjects/apply'
import { remindToPay } from '@/subjects/pay'
import { paintCard, type Posters, showPoster } from '@/subjects/share'
import type { FamilyPackage } from '../find-last-family.weapp'
import type { ReminderPackage } from '../remind.weapp'
import type { Popups } from './load-popups.types'
import { setPopups } from './on-page'

bring({ setPopups, remindToPay, lastFamily, showPoster, paintCard } satisfies Popups &
  FamilyPackage &
  ReminderPackage &
  Posters)
