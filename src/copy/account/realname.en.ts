import type { realname as zh } from './realname'

export const realname = {
  boundTo: 'This mobile number is bound to {name}',
  userStateFailed: 'Network error, please retry later',
  changeInfo: 'Change the details',
  byFace: 'Verify by face',
  signIn: 'Sign in again',
  applicantLater: 'Asked for with “Next”; it can be filled in now as well.',
  fillApplicant: 'Fill in the {applicant}',
  terms: 'Terms',
  changePhone: 'Change number',
  payAsCompany: 'Buy as a company',
  payAsPerson: 'Buy as yourself',
  companyPhone: 'Use a number of the company',
  termsWhy:
    'Names and ID numbers are sensitive: they serve insuring, real-name checks and claims only.',
} satisfies Record<keyof typeof zh, string>
