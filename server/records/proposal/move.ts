import { proposals } from '../../db/schema'
import { mover } from '../transition/move'

export const moveProposal = mover('proposal', proposals, 'id', 'storedStatus')
