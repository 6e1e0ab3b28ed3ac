import { readHandOver, webViewAddress } from '@/domain/address/hand-over'

const origin = 'https://shop.example'
const handed = { ticket: 'T', appId: 'wx1', elder: true }

test('what the mini-program hands over comes back out, and the address is as it was', () => {
  const path = '/insure?cityCode=310000&productCode=PP57'
  const address = webViewAddress({ origin, path, ...handed }) ?? ''
  expect(address).toBe(`${origin}${path}&hmTicket=T&hmAppId=wx1&hmElder=1`)
  expect(readHandOver(new URL(address).search)).toEqual({
    handed,
    rest: { cityCode: '310000', productCode: 'PP57' },
  })
})

test('a ticket that somebody put into the path does not travel on', () => {
  const path = '/insure?hmTicket=evil&hmAppId=wx9'
  expect(webViewAddress({ origin, path })).toBe(`${origin}/insure`)
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'insure', '', '/a#b'])(
  '%s is no page of ours',
  (path) => {
    expect(webViewAddress({ origin, path, ...handed })).toBeUndefined()
  },
)
