import { ApiFailure } from './api-failure'

/** The person's consent to the use of personal data, and what the console declares about it. */
export interface PrivacySettings {
  /** When false, WeChat asks before the first API that reads personal data. */
  readonly agreed: boolean
  /** APIs that the privacy guide in the console leaves out. */
  readonly undeclared: readonly string[]
}

interface Answer {
  readonly event: 'agree' | 'disagree' | 'exposureAuthorization'
  readonly buttonId?: string
}

type Listener = (resolve: (answer: Answer) => void, about: { referrer: string }) => void

let state: PrivacySettings = { agreed: true, undeclared: [] }
let listener: Listener | undefined
const tapped = new Set<string>()

export const setPrivacy = (settings: Partial<PrivacySettings>): void => {
  state = { ...state, ...settings }
  tapped.clear()
}

export const needsAuthorisation = (): boolean => !state.agreed

/** Registers the listener. A later registration replaces it. */
export const onNeedPrivacyAuthorization = (own: Listener): void => {
  listener = own
}

/** Notes a real tap on a button with `open-type="agreePrivacyAuthorization"`. */
export const noteAgreeTap = (id: string): void => {
  tapped.add(id)
}

const REFUSED = { errno: 104 }
const UNDECLARED = { errno: 112 }

/**
 * Resolves when an API may read personal data, after asking the person where needed. Otherwise it
 * throws an `ApiFailure` as WeChat does: errno 112 when not declared, errno 104 when refused.
 */
export const authorise = async (api: string): Promise<void> => {
  if (state.undeclared.includes(api)) {
    throw new ApiFailure('api scope is not declared in the privacy agreement', UNDECLARED)
  }
  const ask = listener
  if (state.agreed || !ask) return
  await new Promise<void>((resolve, reject) => {
    const settle = ({ event, buttonId = '' }: Answer) => {
      if (event === 'exposureAuthorization') return
      if (event === 'agree' && tapped.has(buttonId)) {
        setPrivacy({ agreed: true })
        resolve()
      } else reject(new ApiFailure('privacy permission is not authorized', REFUSED))
    }
    ask(settle, { referrer: api })
  })
}
