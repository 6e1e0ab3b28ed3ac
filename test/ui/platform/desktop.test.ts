import { visit } from '../../support/ui/hosts'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36', 'fine', 'NATIVE'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15',
    'fine',
    'NATIVE',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36', 'fine', 'NATIVE'],
  // An iPad calls itself a Macintosh.
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'coarse', 'H5'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', 'coarse', 'H5'],
])('%s with a %s pointer pays by %s', (value, pointer, tradeType) => {
  const { ports } = visit('browser')
  Object.defineProperty(window.navigator, 'userAgent', { value, configurable: true })
  window.matchMedia = (query) => ({ matches: query === `(pointer: ${pointer})` }) as MediaQueryList
  expect(ports.pay.tradeType()).toBe(tradeType)
})
