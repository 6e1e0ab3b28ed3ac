import { shareRewards, withdrawals } from '../../db/schema'
import { mover } from '../transition/move'

export const moveReward = mover('reward', shareRewards, 'id')
export const moveWithdrawal = mover('withdrawal', withdrawals, 'id')
