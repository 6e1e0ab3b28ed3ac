export type RetentionInput = {
  mode: string
  isSellTime: boolean
  hasPolicy: boolean
  subscribeId?: string
  qrcodeImg?: string
  /** The product that the dialog is about. */
  productCode?: string
  renewalPolicyId?: string
  /** The name of the operator's text that the dialog shows. */
  configId?: string
}

/** 还在犹豫吗？ / 参保成功 / 参保已结束. */
export type RetentionTitle = 'hesitation' | 'success' | 'ended'

export function retentionTitle({
  isSellTime,
  hasPolicy,
}: {
  isSellTime: boolean
  hasPolicy: boolean
}): RetentionTitle {
  if (!isSellTime) return 'ended'
  return hasPolicy ? 'success' : 'hesitation'
}

export type RetentionAction =
  | { type: 'turnOnRenewal'; policyId: string }
  | { type: 'showQrCode'; image: string }
  | { type: 'subscribe'; subscribeId: string }
  | { type: 'contactService' }

/**
 * Answers null when the mode is unknown or lacks its data, because the dialog then has nothing to
 * offer.
 */
export function retentionDialog(
  input: RetentionInput,
): { title: RetentionTitle; action: RetentionAction } | null {
  const action = actionOf(input)
  return action && { title: retentionTitle(input), action }
}

function actionOf(input: RetentionInput): RetentionAction | null {
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
 * Decides what happens when the user returns to the page. `subscribed` undefined asks for a check
 * of the subscription; the dialog closes once the subscription exists.
 */
export function retentionOnReturn({
  mode,
  leftToSubscribe,
  subscribed,
}: {
  mode: string
  leftToSubscribe: boolean
  subscribed?: boolean | undefined
}): 'check' | 'close' | 'stay' {
  if (mode !== 'SUBSCRIBE' || !leftToSubscribe) return 'stay'
  if (subscribed === undefined) return 'check'
  return subscribed ? 'close' : 'stay'
}
