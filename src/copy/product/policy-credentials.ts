import { area } from '../language'

/** Types of ID by the codes that policies use. */
export const policyCredentials = area('policyCredentials', {
  '111': '身份证',
  '551': '港澳居民居住证',
  '552': '台湾居民居住证',
  '511': '台湾居民来往大陆通行证',
  '516': '港澳居民来往内地通行证',
  '553': '外国人永久居留身份证',
})
