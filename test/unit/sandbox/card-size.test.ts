import { PNG } from 'pngjs'
import { readCard } from '../../../sandbox/services/ocr/picture'

/** A picture whose header says more pixels than any photo has is not decoded. */

test('a PNG of 30,000 x 30,000 is refused by its header', () => {
  const decode = jest.spyOn(PNG.sync, 'read')
  const bytes = PNG.sync.write(new PNG({ width: 1, height: 1 }))
  bytes.writeUInt32BE(30_000, 16)
  bytes.writeUInt32BE(30_000, 20)
  expect(readCard(bytes)).toBe('UNREADABLE')
  expect(decode).not.toHaveBeenCalled()
})
