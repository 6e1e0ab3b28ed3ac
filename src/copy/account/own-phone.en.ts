import type { ownPhone as zh } from './own-phone'

export const ownPhone = {
  bindTitle: 'Bind your mobile number',
  bindHint: 'Policies and claims are announced here. Confirm by text message that it is yours.',
  giveNumber: 'Verify and keep my number for next time',
  bound: 'Mobile number bound',
  phones: 'Choose a mobile number',
  signedInPhone: 'Signed in with',
  boundPhone: 'Bound',
  otherPhone: 'Use another number',
  phoneFailed: 'Phone number verification failed',
  faceTitle: 'Face check',
  faceHint:
    'This ID was verified with another number. If it is yours, a face check lets you go on.',
  faceOpen: 'Open the face check',
  faceDone: 'I have done it',
  faceWaiting: 'The face check is not done yet',
  faceFailed: 'Face check failed',
} satisfies Record<keyof typeof zh, string>
