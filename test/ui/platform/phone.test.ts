import * as h5Phone from '@/platform/phone'
import * as weappPhone from '@/platform/phone'
import type { PhonePort } from '@/platform/phone.types'
import { installWx } from '../../support/wx'

/** Both sides are complete, or this does not compile; jsdom has no dialler to open. */
const sides = { h5: h5Phone, weapp: weappPhone } satisfies Record<string, PhonePort>

test('the mini-program opens its dialler, and closing it is no failure', async () => {
  const wx = installWx()
  wx.answers.makePhoneCall = [{ fail: { errMsg: 'makePhoneCall:fail cancel' } }]
  await expect(sides.weapp.dial('400-000-3101')).resolves.toBeUndefined()
  expect(wx.calls).toMatchObject([
    { name: 'makePhoneCall', options: { phoneNumber: '400-000-3101' } },
  ])
})
