import { whoOf } from '@/flows/purchase/delegation'

test.each([
  [{ applicantName: '王**', applicantPhone: '138****8000' }, '王**（手机号 138****8000）'],
  [{ applicantName: '王**', applicantPhone: null }, '王**'],
  [{ applicantName: null, applicantPhone: '138****8000' }, '手机号 138****8000 的家人'],
  [{ applicantName: null, applicantPhone: null }, '您的家人'],
])('the child sees of the parent what is known: %o', (known, words) => {
  expect(whoOf(known)).toBe(words)
})
