import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { act, render, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { alertDemo, confirmDemo } from '@/subjects/gallery/messages'
import type { Demo } from '@/ui/dialogs/demo'
import { Button } from '@/ui/primitives/button'
import { PageShell } from '@/ui/shell/page-shell'
import { changePage } from '../../support/ui/taro'

/** Dialogs close at once here. ./dialog.test tests the time of closing. */
jest.mock('@/domain/time/timings', () => ({
  ...jest.requireActual<object>('@/domain/time/timings'),
  DIALOG_CLOSE_MS: 0,
}))

const src = join(__dirname, '../../../src')

const demos = [
  alertDemo,
  confirmDemo,
  ...readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /dialogs\/demos\.ts$/.test(file))
    .flatMap((file) => Object.values(jest.requireActual<Record<string, Demo>>(join(src, file)))),
]

const states = demos.flatMap((demo) =>
  Object.entries(demo.variants).map(
    ([variant, props]) => [`${demo.name} ${variant}`, () => demo.open(props)] as const,
  ),
)

/** These rules need layout and colours, so browser tests check them. */
const rules = {
  'color-contrast': { enabled: false },
  'target-size': { enabled: false },
  'scrollable-region-focusable': { enabled: false },
}

const seriousFindings = async (panel: Element): Promise<string[]> => {
  const { violations } = await axe.run(panel, { resultTypes: ['violations'], rules })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

test('there are states to look at', () => {
  expect(states.length).toBeGreaterThan(80)
})

test.each(states)('DL054 %s is accessible and closes with Back', async (_name, open) => {
  window.history.replaceState({ idx: 3 }, '', '/insure')
  changePage()
  render(
    <PageShell title="页面">
      <Button>打开</Button>
    </PageShell>,
  )
  const opener = screen.getByRole('button', { name: '打开' })
  opener.focus()
  let answer: Promise<unknown> | undefined
  act(() => {
    answer = open()
  })
  const panel = await screen.findByRole('dialog', { name: /./ })
  // Wait until the content has loaded.
  await waitFor(() => expect(panel.textContent).not.toBe(''))
  expect(await seriousFindings(panel)).toEqual([])
  expect(panel.contains(document.activeElement)).toBe(true)

  act(() => window.history.back())
  await act(async () => {
    await answer
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
  expect(window.history.state).toEqual({ idx: 3 })
})
