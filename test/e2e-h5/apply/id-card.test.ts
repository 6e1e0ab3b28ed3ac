import assert from 'node:assert/strict'
import { openShop } from '../../support/shop'
import { button, field, products, reachApply } from '../../support/storefront'
import { test } from '../../support/test'

/** A photo of an identity card fills the form. What is read comes from the picture that was sent. */

const shop = openShop()

test('a photo of the card fills in name and number, and another picture is refused', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  await reachApply(page, shop.sandbox, products.shanghai, self)
  const upload = async (buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await button(page, '拍照识别身份证').tap()
    await (await chooser).setFiles({ name: 'card.png', mimeType: 'image/png', buffer })
  }
  const card = async (query: Record<string, string>) => {
    const drawn = await fetch(
      `${shop.sandbox.origin}/sandbox/id-card?${new URLSearchParams(query)}`,
    )
    return Buffer.from(await drawn.arrayBuffer())
  }
  await upload(await page.screenshot())
  await page.getByRole('alert').filter({ hasText: '未能识别身份证' }).waitFor()
  await upload(await card({ side: 'BACK', start: '20200101', end: '20400101' }))
  await page.getByRole('alert').filter({ hasText: '拍摄的不是所需的一面' }).waitFor()
  const sent = page.waitForRequest(/\/ocrIdCard$/)
  await upload(await card({ side: 'FACE', name: self.name, number: self.id }))
  await page.getByRole('status').filter({ hasText: '已识别姓名和证件号码，请核对' }).waitFor()
  // The browser drew the picture anew as a JPEG, so nothing else of the file was sent.
  const { data } = (await sent).postDataJSON() as { data: { picture: string } }
  assert.equal(data.picture.slice(0, 4), '/9j/')
  assert.equal(await field(page, '姓名').inputValue(), self.name)
  assert.equal(await field(page, '证件号码').inputValue(), self.id)
})
