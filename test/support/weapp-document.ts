import assert from 'node:assert/strict'
import { until } from '../../weapp-sim/driver'
import { textOfPdf } from './pdf-text'
import type { MiniShop } from './weapp-shop'

/**
 * The text of the PDF that is open in WeChat's viewer. Its menu can save or forward the document. A
 * test cannot see the viewer itself.
 */
export const openedDocument = async ({ simulator }: MiniShop): Promise<string> => {
  const shown = await until(async () => {
    const [first, second] = await simulator.documents()
    assert.ok(first, 'no document is open')
    assert.equal(second, undefined, 'opened twice')
    return first
  })
  assert.deepEqual([shown.fileType, shown.showMenu], ['pdf', true])
  return textOfPdf(Buffer.from(shown.base64, 'base64'))
}
