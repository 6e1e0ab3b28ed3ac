import { errorCodes } from '@/contract/errors'
import { fileGateway } from '../../support/gateway'
import { codeRequest, done, moveClock, newMobile, solveCaptcha } from '../../support/purchase'

/** The captcha before a code: it slows down who fails, and nobody else. */

const MINUTE_MS = 60_000
const gateway = fileGateway()

const send = (...asked: Parameters<typeof codeRequest>) =>
  gateway.call('sendSmsCode', codeRequest(...asked))

describe('the captcha', () => {
  test('has two equal ways, and tells neither answer beside the picture', async () => {
    const phone = newMobile()
    const reply = await gateway.call('openCaptcha', { phoneNumber: phone })
    const { slider, question, captchaId } = done(reply)
    expect(slider.image).toMatch(/^data:image\/png;base64,/)
    expect(question.choices).toHaveLength(6)
    const answer = await fetch(`${gateway.origin}/sandbox/captcha/${captchaId}`)
    const { choice } = (await answer.json()) as { choice: string }
    expect(question.choices.map(({ value }) => value)).toContain(choice)
    done(await send(phone, captchaId, { kind: 'choice', value: choice }))
  })

  test('is good for one right answer', async () => {
    const phone = newMobile()
    const { captchaId, offset } = await solveCaptcha(gateway, phone)
    done(await send(phone, captchaId, { kind: 'slider', offset }))
    await moveClock(gateway, MINUTE_MS)
    const again = await send(phone, captchaId, { kind: 'slider', offset })
    expect(again.code).toBe(errorCodes.CAPTCHA_EXPIRED)
  })

  test('takes one try, one number, and a piece that is nearly in its place', async () => {
    const phone = newMobile()
    const { captchaId, offset } = await solveCaptcha(gateway, phone)
    const stolen = await send(newMobile(), captchaId, { kind: 'slider', offset })
    expect(stolen.code).toBe(errorCodes.CAPTCHA_EXPIRED)
    const wrong = await send(phone, captchaId, { kind: 'slider', offset: offset - 60 })
    expect(wrong.code).toBe(errorCodes.CAPTCHA_WRONG)
    const late = await send(phone, captchaId, { kind: 'slider', offset })
    expect(late.code).toBe(errorCodes.CAPTCHA_EXPIRED)
    const next = await solveCaptcha(gateway, phone)
    done(await send(phone, next.captchaId, { kind: 'slider', offset: next.offset + 20 }))
  })

  const phoneDevice = { 'user-agent': 'Mozilla/5.0 (iPhone)' }
  /** Answers a captcha, right or wrong, and says what came of it. */
  const solve = async (phone: string, isRight = true, headers: Record<string, string> = {}) => {
    const { captchaId } = done(
      await gateway.call('openCaptcha', { phoneNumber: phone }, { headers }),
    )
    const answer = await fetch(`${gateway.origin}/sandbox/captcha/${captchaId}`)
    const { offset } = (await answer.json()) as { offset: number }
    const given = { kind: 'slider' as const, offset: isRight ? offset : (offset + 300) % 1000 }
    return (await gateway.call('sendSmsCode', codeRequest(phone, captchaId, given), { headers }))
      .code
  }
  const { CAPTCHA_MORE, CAPTCHA_WRONG } = errorCodes

  test('costs more right answers in a row to fail, for who fails', async () => {
    const phone = newMobile()
    for (const _try of [1, 2, 3]) expect(await solve(phone, false)).toBe(CAPTCHA_WRONG)
    expect(await solve(phone)).toBe(CAPTCHA_MORE)
    expect(await solve(phone, false)).toBe(CAPTCHA_WRONG)
    expect(await solve(phone)).toBe(CAPTCHA_MORE)
    for (const _try of [5, 6]) expect(await solve(phone, false)).toBe(CAPTCHA_WRONG)
    expect([await solve(phone), await solve(phone), await solve(phone)]).toEqual([
      CAPTCHA_MORE,
      CAPTCHA_MORE,
      0,
    ])
  })

  test('is paid for by nobody else: not at the same address, nor on another device', async () => {
    const prankster = newMobile()
    for (let times = 0; times < 20; times += 1)
      expect(await solve(prankster, false)).toBe(CAPTCHA_WRONG)
    expect(await solve(newMobile())).toBe(0)
    expect(await solve(prankster, true, phoneDevice)).toBe(0)
  })

  test('forgets wrong answers after a quarter of an hour', async () => {
    const phone = newMobile()
    for (const _try of [1, 2, 3]) await solve(phone, false)
    await moveClock(gateway, 15 * MINUTE_MS)
    expect(await solve(phone)).toBe(0)
  })

  test('is over after five minutes', async () => {
    const phone = newMobile()
    const { captchaId, offset } = await solveCaptcha(gateway, phone)
    await moveClock(gateway, 5 * MINUTE_MS)
    const late = await send(phone, captchaId, { kind: 'slider', offset })
    expect(late.code).toBe(errorCodes.CAPTCHA_EXPIRED)
  })
})
