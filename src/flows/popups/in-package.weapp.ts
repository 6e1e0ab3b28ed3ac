import { remindToPay } from '../pay/remind-to-pay'
import { bring } from './load-popups.weapp'
import { setPopups } from './on-page'

bring({ setPopups, remindToPay })
