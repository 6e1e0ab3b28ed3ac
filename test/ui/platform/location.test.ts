import { visit } from '../../support/ui/hosts'

const here = { latitude: 31.23, longitude: 121.47 }
const geolocation = (answer: 'here' | { code: number; message: string }) => {
  Object.assign(window, { isSecureContext: true })
  const getCurrentPosition = (
    found: (position: { coords: object }) => void,
    refused: (error: object) => void,
  ) => (answer === 'here' ? found({ coords: here }) : refused(answer))
  Object.assign(window.navigator, { geolocation: { getCurrentPosition } })
}
afterEach(() => {
  Reflect.deleteProperty(window.navigator, 'geolocation')
})

test.each([
  ['here' as const, { ok: true, value: here }],
  [
    { code: 1, message: 'User denied Geolocation' },
    { ok: false, code: 'DENIED' },
  ],
  [
    { code: 2, message: '' },
    { ok: false, code: 'FAILED' },
  ],
  [
    { code: 3, message: 'Timeout expired' },
    { ok: false, code: 'FAILED' },
  ],
])('a browser answers %j', async (answer, outcome) => {
  const { ports } = visit('browser')
  geolocation(answer)
  expect(await ports.device.locate()).toMatchObject(outcome)
})

test('an official account asks WeChat, which writes its degrees as text', async () => {
  const { ports } = visit('official-account')
  const invoke = (_name: string, _options: object, answer: (given: object) => void) =>
    answer({ err_msg: 'geoLocation:ok', latitude: '31.23', longitude: '121.47' })
  Object.assign(window, { WeixinJSBridge: { invoke } })
  expect(await ports.device.locate()).toEqual({ ok: true, value: here })
})

test('what WeChat cannot tell the browser in it may; what people refuse is refused', async () => {
  const { ports, bridge } = visit('official-account')
  geolocation('here')
  expect(await ports.device.locate()).toMatchObject({ ok: true })
  bridge.answers['geoLocation'] = 'geoLocation:fail access_denied'
  expect(await ports.device.locate()).toMatchObject({ code: 'DENIED' })
})

test.each([
  [{ errMsg: 'getFuzzyLocation:fail auth deny' }, 'DENIED'],
  [
    { errMsg: 'getFuzzyLocation:fail the api need to be declared in the requiredPrivateInfos' },
    'UNDECLARED',
  ],
  [{ errMsg: 'getFuzzyLocation:fail api scope is not declared', errno: 112 }, 'UNDECLARED'],
  [{ errMsg: 'getFuzzyLocation:fail system permission denied' }, 'DENIED'],
])('the mini-program answers %j', async (fail, code) => {
  const { ports, wx } = visit('mini-program')
  wx.answers['getFuzzyLocation'] = [{ fail }, { ok: { ...here, errMsg: 'ok' } }]
  expect(await ports.device.locate()).toMatchObject({ code })
  expect(await ports.device.locate()).toEqual({ ok: true, value: here })
})
