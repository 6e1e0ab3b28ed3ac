import type { Mark } from './marks'
import type { Seen } from './seen'

const happened =
  (...any: string[]) =>
  ({ happened: all }: Seen) =>
    any.some((what) => all.has(what))

/** Situations in which something breaks. */
export const mishapMarks: readonly Mark[] = [
  ['a gateway dies while it sells', happened('died in buy', 'died in open')],
  ['a gateway dies while it takes a notification', happened('died in pay', 'died in tell')],
  ['a gateway dies while it revokes', happened('died in revoke')],
  ['a gateway dies while it cancels', happened('died in cancel')],
  ['a gateway dies in its jobs', happened('died in jobs', 'died in season')],
  ['a gateway dies between an order at the provider and its commit', happened('died, order')],
  ['a gateway dies between a refund at the provider and its commit', happened('died, refund')],
  ['a gateway dies between a charge at the provider and its commit', happened('died, renewal')],
  ['a gateway dies between sending a message and its commit', happened('died, message')],
  ['an answer is lost and the call repeated', happened('reply lost')],
  ['a repeated call finds its key held', happened('key held')],
  [
    'a gateway is stopped beyond its lease in its jobs',
    happened('stopped in jobs', 'stopped in season'),
  ],
  ['a gateway is stopped while it places an order', happened('stopped in createPayOrder')],
  ['a gateway is stopped while it cancels', happened('stopped in cancelOrder')],
  ['a connection is lost', happened('connection lost')],
  ['a connection is lost while a notification is taken', happened('connection lost in pay')],
  [
    'a connection is lost in the jobs',
    happened('connection lost in jobs', 'connection lost in season'),
  ],
  ['the answer to a commit is lost', happened('commit lost')],
  ['the answer to the commit of a payment is lost', happened('commit lost in pay')],
  [
    'the answer to a commit of the jobs is lost',
    happened('commit lost in jobs', 'commit lost in season'),
  ],
  ['the clocks of the gateways differ', ({ skewMs }) => skewMs !== 0],
  ['a provider is silent about an order', happened('h5 drop', 'query drop')],
  ['a provider is silent about a refund', happened('refund drop', 'queryRefund drop')],
  ['a provider fails', happened('h5 http500', 'query http500', 'close http500', 'refund http500')],
]
