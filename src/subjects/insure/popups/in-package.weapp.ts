import { remindToPay } from '@/subjects/pay/flow/remind-to-pay'
import { paintCard, showPoster } from '@/subjects/share/poster/posters'
import { lastFamily } from '@/subjects/apply/flow/last-family'
import { bring } from './load-popups.weapp'
import { setPopups } from './on-page'

bring({ setPopups, remindToPay, lastFamily, showPoster, paintCard })
