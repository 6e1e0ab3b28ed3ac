import { openableAddress } from '@/flows/wechat/web-view'
import { toast } from '@/ui/toast/service'
import { answerWith } from './answers'
import { signIn, signOut } from './signed-in'

jest.mock('@/ui/toast/service', () => ({ toast: jest.fn() }))

beforeEach(signIn)
afterEach(signOut)

/** The ticket with which our own page in a web view gets the visitor's login. */
describe('ER050 the ticket of a page in a web view', () => {
  test('goes along in its address', async () => {
    answerWith({
      issueLoginTicket: () => ({
        data: { token: 't'.repeat(43), expireAt: new Date().toISOString() },
      }),
    })
    expect(await openableAddress('/order-center')).toContain('t'.repeat(43))
    expect(toast).not.toHaveBeenCalled()
  })

  test('is missed aloud, and the page opens all the same', async () => {
    answerWith({ issueLoginTicket: () => ({ code: 99999 }) })
    expect(await openableAddress('/order-center')).toMatch(/\/order-center/)
    expect(toast).toHaveBeenCalledWith('获取token失败')
  })
})
