import { approvals } from '../../db/schema'
import { mover } from '../transition/move'

export const moveApproval = mover('approval', approvals, 'id')
