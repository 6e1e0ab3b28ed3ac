import type { User as Account } from '../records/account/user-repo'

type Phones = Pick<Account, 'id' | 'mobileHash' | 'bindPhoneHash'>

const phonesOf = ({ mobileHash, bindPhoneHash }: Phones): string[] =>
  [mobileHash, bindPhoneHash].filter((hash) => hash !== null)

/** Whether an account is the applicant's own, or another one with the applicant's mobile. */
export const isApplicant = (applicant: Phones, account: Phones): boolean => {
  const own = phonesOf(applicant)
  return applicant.id === account.id || phonesOf(account).some((phone) => own.includes(phone))
}
