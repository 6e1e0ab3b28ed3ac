import { remindToPay } from '../pay/remind-to-pay'
import { paintCard, showPoster } from '../product/posters'
import { lastFamily } from '../purchase/last-family'
import { bring } from './load-popups.weapp'
import { setPopups } from './on-page'

bring({ setPopups, remindToPay, lastFamily, showPoster, paintCard })
