import { renewals } from '../../db/schema'
import { mover } from '../transition/move'

export const moveRenewal = mover('renewal', renewals, 'id')
