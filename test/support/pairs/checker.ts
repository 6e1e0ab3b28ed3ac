/**
 * Checks from outside what two commands did that ran into each other. It knows only what both were
 * answered, what the providers hold, the ledger and the states, all of it after everything came to
 * rest. It shares no code with the gateway. `test/unit/support/pair-checker` feeds it wrong histories.
 */
export interface Answered {
  name: string
  /** OK, the name of a refusal, or NONE without an answer. */
  code: string
  data: unknown
}

interface Money {
  outTradeNo: string
  reference: string
  amountFen: number
}

/** All amounts are in fen. */
export interface Facts {
  /** At the providers. */
  paid: readonly Money[]
  refunded: readonly Money[]
  transferred: readonly { outBillNo: string; amountFen: number }[]
  contracts: readonly { outContractCode: string; state: string }[]
  /** In our records. */
  entries: readonly { kind: string; payOrderId: string; reference: string; amountFen: number }[]
  proposals: readonly { id: string; userId: string; status: string; renews: string | null }[]
  people: readonly { proposalId: string; premiumFen: number }[]
  orders: readonly { id: string; outTradeNo: string; proposalId: string; status: string }[]
  refunds: readonly { outRefundNo: string; status: string; amountFen: number }[]
  policies: readonly { proposalId: string; status: string; premiumFen: number }[]
  renewals: readonly {
    id: string
    proposalId: string
    userId: string
    status: string
    amountFen: number
    outContractCode: string
  }[]
  rewards: readonly { kind: string; userId: string; reference: string; amountFen: number }[]
  withdrawals: readonly { id: string; outBillNo: string; status: string; amountFen: number }[]
  confirmations: readonly { proposalId: string; position: number; at: number }[]
  accounts: readonly { id: string; closedAt: number | null }[]
  /** The key of each event that somebody was told. */
  told: readonly string[]
}

/** Whom and what the commands were about. */
export interface Subjects {
  /** The order that is paid, cancelled or opened again. */
  unpaid: string
  /** The order that is revoked, refunded in the console or renewed. */
  bought: string
  /** The account that is closed. */
  closing: string
}

export interface Observed {
  subjects: Subjects
  answers: readonly Answered[]
  facts: Facts
}

const sum = (amounts: readonly { amountFen: number }[]): number =>
  amounts.reduce((total, { amountFen }) => total + amountFen, 0)

/** States that may remain. */
const over: Record<string, readonly string[]> = {
  proposals: ['PAID', 'CANCELLED', 'EXPIRED', 'REVOKED'],
  orders: ['PAID', 'PAID_FAIL_NO_RETRY', 'EXPIRED', 'CANCEL', 'PART_FAIL', 'REFUNDED'],
  refunds: ['REFUNDED', 'CLOSED', 'REPLACED', 'FAILED'],
  renewals: ['ACTIVE', 'SIGN_FAILED', 'RENEWED', 'LAPSED', 'ENDED'],
  withdrawals: ['PAID', 'FAILED'],
}
const inForce = ['PENDING', 'WAITING', 'EFFECTIVE', 'EXPIRED']

/** The faults of what was observed. The list is empty if everything is as it must be. */
export function faultsOf({ subjects, answers, facts }: Observed): string[] {
  return [
    ...openEnds(facts),
    ...moneyFaults(facts),
    ...coverFaults(facts),
    ...ledgerFaults(facts),
    ...renewalFaults(facts),
    ...rewardFaults(facts),
    ...onceFaults(facts),
    ...answers.flatMap((answer) => answerFaults(answer, subjects, facts)),
    ...togetherFaults(answers),
  ]
}

const openEnds = (facts: Facts): string[] =>
  (['proposals', 'orders', 'refunds', 'renewals', 'withdrawals'] as const).flatMap((kind) =>
    facts[kind].flatMap(({ status }) =>
      over[kind]?.includes(status) ? [] : [`one of the ${kind} stays ${status}`],
    ),
  )

/** Each movement of money at a provider is one entry of its amount, and the other way round. */
function moneyFaults({ paid, refunded, entries }: Facts): string[] {
  const lines = (all: readonly { reference: string; amountFen: number }[]) =>
    all.map(({ reference, amountFen }) => `${reference} ${amountFen}`).sort()
  const compared = (kind: string, there: readonly Money[]) => {
    const here = lines(entries.filter((entry) => entry.kind === kind))
    const wanted = lines(there)
    return here.join() === wanted.join()
      ? []
      : [`${kind}: the ledger has ${here.join(', ')} and the provider ${wanted.join(', ')}`]
  }
  const numbers = new Set([...paid, ...refunded].map(({ outTradeNo }) => outTradeNo))
  const tooMuch = [...numbers].filter((outTradeNo) => {
    const ofIt = (all: readonly Money[]) => sum(all.filter((one) => one.outTradeNo === outTradeNo))
    return ofIt(refunded) > ofIt(paid)
  })
  return [
    ...compared('PAYMENT', paid),
    ...compared('REFUND', refunded),
    ...tooMuch.map((outTradeNo) => `more was refunded than paid for ${outTradeNo}`),
  ]
}

/** Who paid is insured, or has the money back. */
const coverFaults = ({ proposals, people, orders, policies, paid, refunded }: Facts): string[] =>
  proposals.flatMap(({ id, status }) => {
    const numbers = orders.filter((one) => one.proposalId === id).map((one) => one.outTradeNo)
    const ofIt = (all: readonly Money[]) =>
      sum(all.filter(({ outTradeNo }) => numbers.includes(outTradeNo)))
    const covered = policies.filter((one) => one.proposalId === id && inForce.includes(one.status))
    const premium = covered.reduce((total, one) => total + one.premiumFen, 0)
    const wanted = status === 'PAID' ? people.filter((one) => one.proposalId === id).length : 0
    const bought = orders.filter((one) => one.proposalId === id && one.status === 'PAID').length
    return [
      ...(covered.length === wanted
        ? []
        : [`${status} with ${covered.length} of ${wanted} policies`]),
      ...(bought === (status === 'PAID' ? 1 : 0) ? [] : [`${status} with ${bought} paid orders`]),
      ...(ofIt(paid) - ofIt(refunded) === premium
        ? []
        : [`${status}: paid ${ofIt(paid)}, refunded ${ofIt(refunded)}, insured for ${premium}`]),
    ]
  })

/** Money in equals what was issued and what is returned; what is owed equals what was refunded. */
const ledgerFaults = ({ orders, entries }: Facts): string[] =>
  orders.flatMap(({ id, status }) => {
    const of = (...kinds: string[]) =>
      sum(entries.filter((entry) => entry.payOrderId === id && kinds.includes(entry.kind)))
    return [
      ...(of('PAYMENT') === of('ISSUE', 'RETURN')
        ? []
        : [`an order that is ${status} has money that nobody used`]),
      ...(of('RETURN', 'REVOKE') === of('REFUND')
        ? []
        : [`an order that is ${status} owes ${of('RETURN', 'REVOKE') - of('REFUND')}`]),
    ]
  })

/** Nobody is charged without a renewal, above it, or after its end. */
const renewalFaults = ({ renewals, proposals, orders, paid, contracts }: Facts): string[] =>
  renewals.flatMap(({ proposalId, status, amountFen, outContractCode }) => {
    const next = proposals.filter(({ renews }) => renews === proposalId)
    const charged = next.filter((one) => one.status === 'PAID')
    const numbers = orders
      .filter((order) => next.some(({ id }) => id === order.proposalId))
      .map(({ outTradeNo }) => outTradeNo)
    const tooMuch = paid.some(
      (one) => numbers.includes(one.outTradeNo) && one.amountFen > amountFen,
    )
    const isOver = status === 'ENDED' || status === 'LAPSED'
    const isOpen = contracts.some(
      (one) => one.outContractCode === outContractCode && one.state === 'SIGNED',
    )
    return [
      ...(tooMuch ? ['a charge is more than agreed'] : []),
      ...(isOver && charged.length > 0 ? [`a renewal that is ${status} insured somebody`] : []),
      ...(charged.length > 1 ? ['a renewal insured twice'] : []),
      ...(status === 'RENEWED' && next.length === 0 ? ['a renewal without its order'] : []),
      ...(isOver && isOpen ? [`the contract of a renewal that is ${status} stays signed`] : []),
    ]
  })

/** Each withdrawal is taken from the balance once, and arrives once or returns. */
function rewardFaults({ rewards, withdrawals, transferred }: Facts): string[] {
  const of = (kind: string, reference?: string) =>
    rewards.filter((one) => one.kind === kind && (!reference || one.reference === reference))
  const faults = withdrawals.flatMap(({ id, outBillNo, status, amountFen }) => {
    const arrived = transferred.filter((one) => one.outBillNo === outBillNo)
    const isPaid = status === 'PAID'
    return [
      ...(sum(of('WITHDRAW', id)) === amountFen
        ? []
        : ['a withdrawal is not taken from the balance']),
      ...(sum(of('RETURN', id)) === (isPaid ? 0 : amountFen)
        ? []
        : [`a withdrawal that is ${status} returned ${sum(of('RETURN', id))}`]),
      ...(sum(arrived) === (isPaid ? amountFen : 0)
        ? []
        : [`a withdrawal that is ${status} brought ${sum(arrived)}`]),
    ]
  })
  const stray = transferred.filter(
    ({ outBillNo }) => !withdrawals.some((one) => one.outBillNo === outBillNo),
  )
  const owners = [...new Set(rewards.map(({ userId }) => userId))]
  const below = owners.filter((userId) => {
    const own = (kind: string) => sum(of(kind).filter((one) => one.userId === userId))
    // What was withdrawn before it was taken back is owed, and nothing else.
    return own('EARN') - own('WITHDRAW') + own('RETURN') < 0
  })
  return [
    ...faults,
    ...stray.map(({ outBillNo }) => `the transfer ${outBillNo} belongs to no withdrawal`),
    ...below.map(() => 'more was withdrawn than earned'),
  ]
}

function onceFaults({ confirmations, told, refunds }: Facts): string[] {
  const repeated = (keys: readonly string[]) => keys.filter((key, at) => keys.indexOf(key) < at)
  const people = confirmations.map(({ proposalId, position }) => `${proposalId} ${position}`)
  const arrived = refunds.filter(({ status }) => status === 'REFUNDED')
  return [
    ...repeated(people).map(() => 'a person confirmed twice'),
    ...repeated(told).map((key) => `${key} was told twice`),
    ...arrived
      .filter(({ outRefundNo }) => !told.includes(`PAYMENT_REFUNDED ${outRefundNo}`))
      .map(({ outRefundNo }) => `nobody was told of ${outRefundNo}`),
  ]
}

/** Whether what somebody was answered became true. */
function answerFaults({ name, code, data }: Answered, subjects: Subjects, facts: Facts): string[] {
  const stateOf = (id: string) => facts.proposals.find((one) => one.id === id)?.status ?? 'gone'
  const wrong = (isWrong: boolean, what: string) =>
    isWrong ? [`${name}: ${code}, but ${what}`] : []
  const said = (data ?? {}) as Record<string, unknown>
  // UNAVAILABLE is a refusal: a deadlock took back what the command did, and it may be repeated.
  if (['NONE', 'UNKNOWN'].includes(code)) return [`${name}: answered ${code}`]
  const isOk = code === 'OK'
  switch (name) {
    case 'cancel': {
      const state = stateOf(subjects.unpaid)
      if (isOk) return wrong(state !== 'CANCELLED', `the order is ${state}`)
      return wrong(code === 'ORDER_ALREADY_PAID' && state !== 'PAID', `the order is ${state}`)
    }
    case 'revoke': {
      const state = stateOf(subjects.bought)
      if (!isOk) return wrong(code === 'ORDER_STATE' && state === 'PAID', `the order is ${state}`)
      const back = sum(facts.refunded.filter((one) => isOf(facts, subjects.bought, one.outTradeNo)))
      return [
        ...wrong(state !== 'REVOKED', `the order is ${state}`),
        // An insurer that is asked first gives the money back later.
        ...wrong(said['asked'] !== true && said['refundAmount'] !== back, `${back} was refunded`),
      ]
    }
    case 'turnOff': {
      const left = Array.isArray(said['policyIds']) ? said['policyIds'].length : 0
      const renewal = facts.renewals.find(({ proposalId }) => proposalId === subjects.bought)
      return wrong(isOk && left > 0 && renewal?.status !== 'ENDED', `it is ${renewal?.status}`)
    }
    case 'withdraw': {
      const id = said['withdrawalId']
      return wrong(isOk && !facts.withdrawals.some((one) => one.id === id), 'nothing is withdrawn')
    }
    case 'confirm': {
      const at = Date.parse(typeof said['confirmedAt'] === 'string' ? said['confirmedAt'] : '')
      return wrong(isOk && !facts.confirmations.some((one) => one.at === at), 'nobody confirmed')
    }
    case 'close': {
      const account = facts.accounts.find(({ id }) => id === subjects.closing)
      const isClosed = account?.closedAt !== null
      const renewing = facts.renewals.some(
        ({ userId, status }) => userId === subjects.closing && status === 'ACTIVE',
      )
      return [
        ...wrong(isOk && !isClosed, 'the account is open'),
        ...wrong(isOk && renewing, 'a renewal goes on'),
      ]
    }
    default:
      return []
  }
}

const isOf = ({ orders }: Facts, proposalId: string, outTradeNo: string): boolean =>
  orders.some((one) => one.proposalId === proposalId && one.outTradeNo === outTradeNo)

/** The same command twice does its work once. */
function togetherFaults(answers: readonly Answered[]): string[] {
  const [one, other] = answers
  if (!one || !other || one.name !== other.name || one.code !== 'OK' || other.code !== 'OK')
    return []
  const isSame = JSON.stringify(one.data) === JSON.stringify(other.data)
  return ['revoke', 'confirm', 'cancel'].includes(one.name) && !isSame
    ? [`${one.name} was answered in two ways`]
    : []
}
