import { remindToPay } from '../pay/remind-to-pay'
import { lastFamily } from '../purchase/last-family'
import { bring } from './load-popups.weapp'
import { setPopups } from './on-page'

bring({ setPopups, remindToPay, lastFamily })
