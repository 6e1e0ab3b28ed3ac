import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Notice } from '@/contract/product-page'
import { productPageText } from '@/contract/product-page'
import type { ProposalDetail } from '@/contract/proposal'
import PayConfirmPage from '@/pages/purchase/pay-confirm'
import { connectLinks } from '@/routes/build'
import { forgetProductPages } from '@/stores/catalogue'
import { useVisit } from '@/stores/visit'
import { NoticesBody } from '@/subjects/apply/dialogs/notices/body'
import { termsOfNotices } from '@/subjects/apply/flow/terms'
import { loadCatalogue } from '../../../server/catalogue/load'
import { aWholeOrder } from '../../support/records'
import { answerWith } from '../../support/ui/answers'
import { signIn, signOut } from '../../support/ui/signed-in'
import { page } from '../../support/ui/taro'

/** The documents of a purchase on its pages: each is agreed to once. */

const person = userEvent.setup()
const shanghai = { cityCode: '310000', productCode: 'PP57' }
const product = loadCatalogue().product(shanghai.cityCode, shanghai.productCode)
if (!product) throw new Error('No such product')

describe('the order before it is paid', () => {
  const open = (documents: ProposalDetail['documents']) => {
    forgetProductPages()
    connectLinks(() => useVisit.getState().context)
    signIn()
    window.history.replaceState({ idx: 0 }, '', '/pay-confirm-v3')
    page.params = { proposalId: 'O1', ...shanghai }
    const { orderId: proposalId, ...order } = aWholeOrder({ status: 'DRAFT', payOrderId: null })
    const { payment, underwriting: status, underwritingNote } = product
    const asked = answerWith({
      getProposal: () => ({
        data: {
          ...{ ...order, proposalId, payment },
          underwriting: { status, ...underwritingNote },
          ...(documents && { documents }),
        },
      }),
      readConfig: () => ({
        data: {
          ...{ configKey: '', _configKey: '', notFound: false, message: '' },
          configJsonValue: productPageText(product.page),
        },
      }),
      confirmProposal: () => ({ code: 500 }),
    })
    render(<PayConfirmPage />)
    return asked
  }
  const agreedAt = '2026-11-26T02:21:00.000Z'
  const documents = product.page.terms.map(({ title, type, url }) => ({
    ...{ title, type, url, agreedAt },
  }))
  const confirmed = async (asked: ReturnType<typeof open>) => {
    await person.click(await screen.findByRole('button', { name: '确认并支付' }))
    await waitFor(() => expect(asked.some(({ name }) => name === 'confirmProposal')).toBe(true))
    return asked.find(({ name }) => name === 'confirmProposal')?.data
  }
  afterEach(signOut)

  test('asks for nothing that was agreed to, says when, and lets it be read', async () => {
    const asked = open(documents)
    await screen.findByText('您已于2026-11-26 10:21同意')
    for (const { title } of documents) screen.getByRole('link', { name: `《${title}》` })
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(await confirmed(asked)).toMatchObject({ documents: [] })
  })

  test('asks for the rest alone, and names it to the gateway', async () => {
    const [first, ...others] = documents
    if (!first) throw new Error('A product has documents')
    const asked = open([{ ...first, agreedAt: null }, ...others])
    await person.click(await screen.findByRole('button', { name: '确认并支付' }))
    await screen.findByRole('alert')
    expect(asked.some(({ name }) => name === 'confirmProposal')).toBe(false)
    await person.click(screen.getByRole('checkbox', { name: '我已阅读并同意' }))
    expect(await confirmed(asked)).toMatchObject({ documents: [first.url] })
  })

  test('asks for all of them where an older gateway does not say', async () => {
    const asked = open(undefined)
    await person.click(await screen.findByRole('checkbox', { name: '我已阅读并同意' }))
    expect(await confirmed(asked)).toMatchObject({ documents: documents.map(({ url }) => url) })
  })
})

describe('the notices', () => {
  const { notices } = product.page
  const read = (given: Notice[]) => {
    const opened = jest.fn()
    const documents = [{ title: '保险条款', onOpen: opened }]
    const quiet = given.map((notice) => ({ ...notice, forceRead: false }))
    const controls = { confirm: jest.fn(), cancel: jest.fn(), dismiss: jest.fn() }
    const told = { onRead: jest.fn(), onAgree: jest.fn() }
    render(<NoticesBody notices={quiet} documents={documents} {...told} {...controls} />)
    return { opened, ...controls }
  }

  test('name at the last button what it agrees to as well, and open it', async () => {
    const { opened, confirm } = read([...notices])
    const clauses = () => screen.queryByRole('button', { name: '《保险条款》' })
    for (let left = notices.length; left > 1; left -= 1) {
      expect(clauses()).toBeNull()
      await person.click(screen.getByRole('button', { name: '同意并阅读下一项' }))
    }
    await person.click(clauses() as HTMLElement)
    expect(opened).toHaveBeenCalledTimes(1)
    expect(confirm).not.toHaveBeenCalled()
    await person.click(screen.getByRole('button', { name: '我已阅读并同意' }))
    expect(confirm).toHaveBeenCalledTimes(1)
  })

  test('repeat no document that is one of them, and leave the form its own', () => {
    expect(termsOfNotices(product.page).map(({ title }) => title)).toEqual(['保险条款'])
    // An older gateway gives no texts, so everything is asked for before the payment.
    const old = product.page.terms.map(({ title, type, url }) => ({ title, type, url }))
    expect(termsOfNotices({ ...product.page, terms: old })).toEqual([])
    // So it is where the operator wants them read one by one.
    const reader = loadCatalogue().product('140000', 'MH10')?.page
    expect(reader && termsOfNotices(reader)).toEqual([])
  })
})
