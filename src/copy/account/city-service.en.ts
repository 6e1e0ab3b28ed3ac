import type { cityService as zh } from './city-service'

export const cityService = {
  title: 'City services',
  signedIn: 'You are signed in',
  signedInText:
    'You can look at your policies and book the next enrolment. With your mobile number, important news also comes by SMS.',
  bindPhone: 'Use my WeChat mobile number',
  phoneBound: 'Your mobile number is bound',
  phoneRefused: 'No number was given. You can do that later; everything works without it',
  goOn: 'Go on',
} satisfies Record<keyof typeof zh, string>
