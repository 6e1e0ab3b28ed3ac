/** Made-up people with valid numbers. The numbers must be valid, because the checks are real. */
export interface TestPerson {
  name: string
  /** The number of an identity card. */
  credentialNo: string
  mobile: string
}

const names = {
  M: ['王建国', '张伟', '刘洋', '赵强', '周杰'],
  F: ['李秀英', '陈静', '杨敏', '黄丽', '吴芳'],
} as const

const between = (from: number, until: number): number =>
  from + Math.floor(Math.random() * (until - from))
const digits = (count: number): string => String(between(0, 10 ** count)).padStart(count, '0')

/** Appends the check character of an identity card (ISO 7064, MOD 11-2). */
function withCheckCharacter(first17: string): string {
  const rest = [...first17].reduce((sum, digit) => ((sum + Number(digit)) * 2) % 11, 0)
  return first17 + '0123456789X'.charAt((12 - rest) % 11)
}

const someDay = (): string =>
  `${between(1965, 1998)}-${String(between(1, 13)).padStart(2, '0')}-${between(10, 29)}`

/** Makes a random person, who is most likely not insured yet. `birthOn` is YYYY-MM-DD. */
export function newPerson(birthOn = someDay(), gender: 'M' | 'F' = 'M'): TestPerson {
  const listed = names[gender]
  // The last digit of the serial number is odd for men and even for women.
  const serial = digits(2) + (2 * between(0, 5) + (gender === 'M' ? 1 : 0))
  return {
    name: listed[between(0, listed.length)] ?? listed[0],
    credentialNo: withCheckCharacter(`110101${birthOn.replaceAll('-', '')}${serial}`),
    mobile: `139${digits(8)}`,
  }
}
