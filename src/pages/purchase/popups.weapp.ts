import { bring } from '@/platform/purchase-package.weapp'
import { lastFamily } from '@/subjects/apply'
import type { LatePackage } from '@/subjects/insure'
import { setPopups, type Popups } from '@/subjects/popups'
import { paintCard, showPoster, type Posters } from '@/subjects/share'
import { remindToPay } from '@/subjects/unpaid'

/** What pages of the main package load from the package of the purchase (config/weapp-popups.ts). */
bring({ setPopups, remindToPay, lastFamily, showPoster, paintCard } satisfies Popups &
  LatePackage &
  Posters)
