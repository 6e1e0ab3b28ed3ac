import { ApiFailure } from './wx/api'

/** What the person and the console of the mini-program say about personal data. */
export interface PrivacySettings {
  /** False: WeChat asks before the first API that reads personal data. */
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

/** The last registration wins. */
export const onNeedPrivacyAuthorization = (own: Listener): void => {
  listener = own
}

/** A button with `open-type="agreePrivacyAuthorization"` was really tapped. */
export const noteAgreeTap = (id: string): void => {
  tapped.add(id)
}

const REFUSED = { errno: 104 }
const UNDECLARED = { errno: 112 }

/** Lets an API that reads personal data go on, or fails it as WeChat does. */
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
