import type { CredentialType } from '@/contract/fields'

/** Types of ID in forms. */
export const credentialTypes = {
  '01': '身份证',
  PASSPORT: '护照',
  SPECIAL: '港澳居民来往内地通行证',
  TAIWAN: '台湾居民来往大陆通行证',
  PR: '外国人永久居留身份证',
  ORG: '统一社会信用代码',
  '17': '港澳台居民居住证',
  '551': '港澳居民居住证',
  '552': '台湾居民居住证',
} as const satisfies Record<CredentialType, string>
