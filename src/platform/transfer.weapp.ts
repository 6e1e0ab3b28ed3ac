import { unsupported } from './failure'
import type { TransferPort } from './transfer.types'

/** The reward pages belong to the web build, because the official account sends the money. */
export const canTake: TransferPort['canTake'] = () => false

export const take: TransferPort['take'] = async () =>
  unsupported('rewards are taken in the official account')
