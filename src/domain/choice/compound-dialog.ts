/** The compound dialog: one frame, four modes (specification sections 2-4). */
export const compoundModes = ['RENEWAL', 'FOLLOW_PUBLIC', 'SUBSCRIBE', 'SERVICE'] as const
export type CompoundMode = (typeof compoundModes)[number]

export type CompoundInput = {
  mode: string
  isSellTime: boolean
  hasPolicy: boolean
  subscribeId?: string
  qrcodeImg?: string
  /** Which product it speaks of. */
  productCode?: string
  renewalPolicyId?: string
  /** Which words of an operator's it says, by their name. */
  configId?: string
}

/** 还在犹豫吗？ / 参保成功 / 参保已结束. */
export type CompoundTitle = 'hesitation' | 'success' | 'ended'

export function compoundTitle({
  isSellTime,
  hasPolicy,
}: {
  isSellTime: boolean
  hasPolicy: boolean
}): CompoundTitle {
  if (!isSellTime) return 'ended'
  return hasPolicy ? 'success' : 'hesitation'
}

export type CompoundAction =
  | { type: 'turnOnRenewal'; policyId: string }
  | { type: 'showQrCode'; image: string }
  | { type: 'subscribe'; subscribeId: string }
  | { type: 'contactService' }

/** null when the mode is unknown or lacks what it needs: then the dialog has nothing to offer. */
export function compoundDialog(
  input: CompoundInput,
): { title: CompoundTitle; action: CompoundAction } | null {
  const action = actionOf(input)
  return action && { title: compoundTitle(input), action }
}

function actionOf(input: CompoundInput): CompoundAction | null {
  const { mode, renewalPolicyId: policyId, qrcodeImg: image, subscribeId } = input
  switch (mode) {
    case 'RENEWAL':
      return policyId ? { type: 'turnOnRenewal', policyId } : null
    case 'FOLLOW_PUBLIC':
      return image ? { type: 'showQrCode', image } : null
    case 'SUBSCRIBE':
      return subscribeId ? { type: 'subscribe', subscribeId } : null
    case 'SERVICE':
      return { type: 'contactService' }
    default:
      return null
  }
}

/**
 * Coming back to the page: a person who left to subscribe is checked (`subscribed` undefined
 * asks for that), and the dialog closes once the subscription is there.
 */
export function compoundOnReturn({
  mode,
  leftToSubscribe,
  subscribed,
}: {
  mode: string
  leftToSubscribe: boolean
  subscribed?: boolean
}): 'check' | 'close' | 'stay' {
  if (mode !== 'SUBSCRIBE' || !leftToSubscribe) return 'stay'
  if (subscribed === undefined) return 'check'
  return subscribed ? 'close' : 'stay'
}
