import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import type { Sandbox } from '../../support/sandbox'
import { button, captchaFrom, field } from '../../support/storefront'

/** Proves a mobile number in the open dialog, with the code that was sent to it. */
export async function bindPhone(
  page: Page,
  sandbox: Pick<Sandbox, 'captcha' | 'smsCode'>,
  mobile: string,
  code?: string,
): Promise<void> {
  const form = page.getByRole('dialog').filter({ hasText: '绑定手机号' })
  await field(form, '手机号码').fill(mobile)
  const captchaId = await captchaFrom(page, () => button(page, '获取验证码').tap())
  const { offset } = await sandbox.captcha(captchaId)
  await page.getByRole('slider').fill(String(offset))
  await button(page, '拖动滑块完成拼图').tap()
  await form.getByRole('button', { name: /秒后重新获取$/ }).waitFor()
  assert.equal(await field(form, '手机号码').inputValue(), mobile)
  await field(form, '验证码').fill(code ?? (await sandbox.smsCode(mobile)))
  await form.getByRole('button', { name: '确认' }).tap()
}
