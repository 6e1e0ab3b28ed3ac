import { PNG } from 'pngjs'
import { board, drawPuzzle } from '../../../server/account/captcha-picture'
import { createIds } from '../../../server/context/ids'

const read = (address: string): PNG =>
  PNG.sync.read(Buffer.from(address.replace('data:image/png;base64,', ''), 'base64'))

test('the piece belongs where the hole is, and nowhere else is anything to be seen through', () => {
  const gap = 600
  const puzzle = drawPuzzle(createIds({ now: () => 0 }), gap)
  const [image, piece] = [read(puzzle.image), read(puzzle.piece)]
  expect([image.width, image.height]).toEqual([board.width, board.height])
  expect([piece.width, piece.height]).toEqual([board.pieceWidth, board.height])
  const left = Math.round((gap / 1000) * (board.width - board.pieceWidth))
  const light = { piece: 0, hole: 0 }
  const opacities = new Set<number | undefined>()
  for (let y = 0; y < board.height; y += 1)
    for (let x = 0; x < board.width; x += 1) {
      const at = (y * board.width + x) * 4
      opacities.add(image.data[at + 3])
      const to = (y * board.pieceWidth + x - left) * 4
      const isOver = x >= left && x < left + board.pieceWidth && piece.data[to + 3] === 255
      if (!isOver) continue
      light.piece += piece.data[to] ?? 0
      light.hole += image.data[at] ?? 0
    }
  expect([...opacities]).toEqual([255])
  // The hole in the picture is darker than the piece.
  expect(light.hole).toBeGreaterThan(0)
  expect(light.hole).toBeLessThan(0.9 * light.piece)
})
