import type { payment as zh } from './payment'

export const payment = {
  title: 'Cashier',
  amount: 'Amount',
  payNow: 'Pay now',
  paying: 'Checking the payment',
  payingText: 'Please do not pay again; this can take a few minutes.',
  checkAgain: 'I have paid, check again',
  payAgain: 'Pay again',
  orderNumber: 'Order number',
  cancelled: 'Payment cancelled',
  notOpenedTitle: 'The payment page did not open',
  notOpened:
    'Nothing was charged. Please choose another way to pay, or open the order in a browser.',
  succeeded: 'Payment succeeded',
  product: 'Product',
  notFound: 'This order was not found',
  payType: 'Way to pay',
} satisfies Record<keyof typeof zh, string>
