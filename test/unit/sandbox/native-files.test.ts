import { createNativeFiles } from '../../../sandbox/workbench/native/files'

test('a mini-program that is not built says which command builds it', async () => {
  expect(await createNativeFiles('/nowhere')()).toEqual({
    isReady: false,
    reason: '小程序还没有编译：请运行 node scripts/build-if-changed.mjs weapp，然后刷新这部手机。',
  })
})
