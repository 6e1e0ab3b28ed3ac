import type { login as zh } from './login'

export const login = {
  title: 'Sign in',
  welcome: 'Sign in with your mobile number',
  mobile: 'Mobile number',
  code: 'Verification code',
  mobilePlaceholder: 'Enter your mobile number',
  sendCode: 'Get a code',
  resendIn: 'Again in {N} s',
  resend: 'Get another code',
  submit: 'Sign in',
  wxLogin: 'Sign in with WeChat',
  userAgreement: 'User agreement',
  privacyPolicy: 'Privacy policy',
  sent: 'SMS code sent, please check your messages',
  sendFailed: 'Failed to send SMS code, please retry later',
  codeExpired: 'Verification code expired, please get a new one',
  codeWrong: 'Verification code wrong',
  failed: 'Login failed',
  checkFailed: 'Check failed, please retry later',
  bindingFailed: 'Failed to get binding status, please retry later',
  cookiesOff:
    'This browser forbids cookies: you stay signed in while this page is open, and sign in again after a reload.',
  firstTime: 'A number we do not know yet gets an account.',
} satisfies Record<keyof typeof zh, string>
