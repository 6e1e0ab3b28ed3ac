import { policies } from '../../db/schema'
import { mover } from '../transition/move'

export const movePolicy = mover('policy', policies, 'id', 'storedStatus')
