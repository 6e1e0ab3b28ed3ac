import { unsupported } from './failure'
import type { TransferPort } from './transfer.types'

/** The pages of rewards are of the web build: money is sent by the official account. */
export const canTake: TransferPort['canTake'] = () => false

export const take: TransferPort['take'] = async () =>
  unsupported('rewards are taken in the official account')
