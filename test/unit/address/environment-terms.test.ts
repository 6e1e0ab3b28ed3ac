import { credentialEnvOf, nationalityKey } from '@/domain/address/browser-env'

test.each([
  [0, undefined, '430100_H5', 'H5'],
  [1, undefined, '430100_WECHAT', 'WECHAT'],
  [2, undefined, '430100_MNP_H5', 'WECHAT'],
  [0, 'WX_NEW', '430100_WX_NEW', 'H5'],
] as const)('environment %i with cfgUA %s', (env, cfgUA, key, credentialEnv) => {
  expect(nationalityKey({ cityCode: '430100', env, cfgUA })).toBe(key)
  expect(credentialEnvOf(env)).toBe(credentialEnv)
})
