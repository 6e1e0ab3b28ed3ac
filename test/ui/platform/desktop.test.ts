import { visit } from '../hosts'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36', 0, 'NATIVE'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 0, 'NATIVE'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36', 0, 'NATIVE'],
  // An iPad calls itself a Macintosh.
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 5, 'H5'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', 5, 'H5'],
])('%s with %i touch points pays by %s', (userAgent, maxTouchPoints, tradeType) => {
  const { ports } = visit('browser')
  for (const [name, value] of Object.entries({ userAgent, maxTouchPoints }))
    Object.defineProperty(window.navigator, name, { value, configurable: true })
  expect(ports.pay.tradeType()).toBe(tradeType)
  Object.defineProperty(window.navigator, 'maxTouchPoints', { value: 0, configurable: true })
})
