import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { family, type Row } from '../pay/family'
import { startWechatSandbox } from '../stand-alone'

test('each call of WeChat Pay is played, or answers 501 with its name', async () => {
  const sandbox = await startWechatSandbox()
  for (const { product, played, calls } of family)
    for (const [method, path] of calls) {
      const address = path.replaceAll(/:\w+/g, 'x')
      const answer = await fetch(`${sandbox.origin}/sandbox/wechatpay${address}`, {
        method: String(method),
      })
      // Nothing is signed here, so what is played refuses the signature.
      assert.equal(answer.status, played ? 401 : 501, `${String(method)} ${path}`)
      if (!played) assert.ok((await answer.text()).includes(product))
    }
  const typo = await fetch(`${sandbox.origin}/sandbox/wechatpay/v3/pay/transaction/jsapi`)
  assert.equal(typo.status, 404)
  assert.equal(((await typo.json()) as { code: string }).code, 'NO_SUCH_CALL')
  await sandbox.close()
})

/** The table of the README. */
const familyTable = (): string => {
  const line = ({ product, played, calls }: Row) =>
    `| ${product} | ${played ? 'yes' : '501'} | ${calls.map(([method, path]) => `\`${method} ${path}\``).join('<br>')} |`
  return ['| product | played | calls |', '| --- | --- | --- |', ...family.map(line)].join('\n')
}

test('the READMEs tell what is played', () => {
  // The formatter aligns the columns of a table.
  const squeezed = (text: string) => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---')
  for (const name of ['README.md', 'README.zh-CN.md']) {
    const text = readFileSync(join(__dirname, '..', name), 'utf8')
    assert.ok(squeezed(text).includes(familyTable()), name)
  }
})
