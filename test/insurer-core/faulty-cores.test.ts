import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { runKit } from '@huimin/insurer-core/kit'
import { secret, startCore } from './core-process'
import {
  pagelessDocument,
  startFaultyCore,
  type Answered,
  type Json,
  type Spoilt,
  type Told,
} from './faulty-core'

/** Cores with one planted fault each, and the case by which the kit names it. */

const ours = { secret, rows: 20, keyId: 'huimin', productCode: 'KIT' }
const optionsOf = (url: string) => ({ url, ...ours })

let core: Awaited<ReturnType<typeof startCore>>
before(async () => {
  core = await startCore()
})
after(() => core.stop())

const isIssue = ({ method, target }: Told) => method === 'POST' && target === '/v1/policies'
const isCancel = ({ target }: Told) => target.endsWith('/cancellations')
const isHandover = ({ method, target }: Told) => method === 'POST' && target === '/v1/handovers'
const isView = ({ method, target }: Told) => method === 'GET' && target.startsWith('/v1/handovers/')
const isPull = ({ method, target }: Told) => method === 'GET' && target.startsWith('/v1/policies')

const jsonOf = ({ json }: Answered) => json as Json
const bodyOf = ({ body }: Told) => JSON.parse(body) as Json & { key: string }

/** Changes the JSON of answers that fit. */
const answers =
  (
    fits: (told: Told) => boolean,
    change: (json: Json, told: Told) => Json,
  ): Required<Spoilt>['answer'] =>
  (answered, told) =>
    fits(told) && answered.status === 200
      ? { ...answered, json: change(jsonOf(answered), told) }
      : answered

/** Changes the body of requests that fit. */
const requests =
  (fits: (told: Told) => boolean, change: (body: string) => string): Required<Spoilt>['request'] =>
  (told) =>
    fits(told) ? { ...told, body: change(told.body) } : told

const rowsOf = (json: Json) => json['rows'] as Json[]

/** Counts how often each text was seen, for faults of the second time. */
const counter = () => {
  const seen = new Map<string, number>()
  return (text: string) => {
    seen.set(text, (seen.get(text) ?? 0) + 1)
    return seen.get(text) ?? 0
  }
}

const another = (key: string, body: string) =>
  `${key.slice(0, 50)}.${body.length % 7}${body.at(-30)?.charCodeAt(0)}`

const faults: Record<string, { spoilt: () => Spoilt; named: [id: string, why: RegExp] }> = {
  'gives a second number for the same key': {
    spoilt: () => {
      const times = counter()
      return {
        answer: answers(isIssue, (json, told) =>
          json['status'] === 'ISSUED' && times(bodyOf(told).key) > 1
            ? { ...json, policyNo: `${String(json['policyNo'])}B` }
            : json,
        ),
      }
    },
    named: ['issue.same-key', /policyNo/],
  },
  'issues what it refused before': {
    spoilt: () => {
      const times = counter()
      return {
        answer: answers(isIssue, (json, told) =>
          json['status'] === 'REFUSED' && times(bodyOf(told).key) > 1
            ? { key: json['key'], status: 'ACCEPTED_LATER', askAgainAfterSeconds: 1 }
            : json,
        ),
      }
    },
    named: ['issue.refused-finally', /ACCEPTED_LATER/],
  },
  'takes another body for a known key': {
    spoilt: () => {
      const first = new Map<string, string>()
      return {
        request: (told) => {
          if (!isIssue(told)) return told
          const { key } = bodyOf(told)
          if (!first.has(key)) first.set(key, told.body)
          if (first.get(key) === told.body) return told
          const other = another(key, told.body)
          const headers = { ...told.headers, 'x-idempotency-key': other }
          return { ...told, headers, body: told.body.replace(`"${key}"`, `"${other}"`) }
        },
        answer: answers(isIssue, (json, told) => ({ ...json, key: bodyOf(told).key })),
      }
    },
    named: ['issue.other-body', /taken with 200, not refused with 409 KEY_REUSED/],
  },
  'ignores what is signed wrongly': {
    spoilt: () => ({ forgives: () => true }),
    named: ['signature.other-secret', /401 SIGNATURE/],
  },
  'does not look at the time of a signature': {
    spoilt: () => ({ forgives: (fault) => fault === 'TIMESTAMP' }),
    named: ['signature.old', /401 TIMESTAMP/],
  },
  'does not sign its errors': {
    spoilt: () => ({
      signed: (headers, { status }) => {
        const { 'x-signature': _signature, ...rest } = headers
        return status === 200 ? headers : rest
      },
    }),
    named: ['signature.errors', /not signed rightly/],
  },
  'signs its answers with another secret': {
    spoilt: () => ({ signed: (headers) => ({ ...headers, 'x-signature': 'f'.repeat(64) }) }),
    named: ['issue.issued', /SIGNATURE of the answer/],
  },
  'answers the key of another request': {
    spoilt: () => ({ answer: answers(isIssue, (json) => ({ ...json, key: 'P-OTHER-KEY' })) }),
    named: ['issue.issued', /belongs to another question/],
  },
  'issues for a fen more': {
    spoilt: () => ({
      answer: answers(isIssue, (json) => ({ ...json, premiumFen: Number(json['premiumFen']) + 1 })),
    }),
    named: ['issue.issued', /premiumFen is 6901/],
  },
  'draws a document without a page': {
    spoilt: () => ({
      answer: answers(isIssue, (json) => ({ ...json, document: pagelessDocument })),
    }),
    named: ['issue.document-page', /does not open as a PDF with a page/],
  },
  'does not check that shares add up': {
    spoilt: () => ({
      request: requests(isIssue, (body) => body.replace('"amountFen":6899', '"amountFen":6900')),
    }),
    named: ['issue.shares-by-a-fen', /taken with 200/],
  },
  'cuts letters outside of the basic plane': {
    spoilt: () => ({
      request: requests(isIssue, (body) => body.replace(/[\u{10000}-\u{10ffff}]/gu, '?')),
    }),
    named: ['pull.names', /the name is/],
  },
  'normalises names': {
    spoilt: () => ({ request: requests(isIssue, (body) => body.normalize('NFC')) }),
    named: ['pull.names', /two code points/],
  },
  'computes days in UTC': {
    spoilt: () => ({
      answer: answers(isCancel, (json, told) => ({
        ...json,
        endedOn: new Date(String(bodyOf(told)['requestedAt'])).toISOString().slice(0, 10),
      })),
    }),
    named: ['cancel.midnight', /endedOn of 2027-01-01T00:00:00/],
  },
  'refuses what it is told': {
    spoilt: () => ({
      answer: answers(isCancel, (json, told) =>
        bodyOf(told)['mode'] === 'tell'
          ? { key: json['key'], status: 'REFUSED', reason: { code: 'NO', text: '不同意。' } }
          : json,
      ),
    }),
    named: ['cancel.tell', /not ACKNOWLEDGED/],
  },
  'forgets a key that was taken back before its request came': {
    spoilt: () => ({
      // The core hears of another key, and so of none that it will see.
      request: (told) =>
        isCancel(told) && told.target.includes('~')
          ? {
              ...told,
              target: '/v1/policies/~P-NOBODY-KNOWS/cancellations',
              body: told.body.replace(/"policyKey":"[^"]+"/, '"policyKey":"P-NOBODY-KNOWS"'),
            }
          : told,
    }),
    named: ['cancel.before-request', /ISSUED/],
  },
  'numbers each cancellation of a policy anew': {
    spoilt: () => {
      const times = counter()
      return {
        answer: answers(isCancel, (json) => ({
          ...json,
          cancellationNo: `${String(json['cancellationNo'])}-${times('')}`,
        })),
      }
    },
    named: ['cancel.again-tell', /second cancellation/],
  },
  'loses the last row of a request': {
    spoilt: () => ({
      answer: answers(isHandover, (json) => ({ ...json, rows: rowsOf(json).slice(0, -1) })),
    }),
    named: ['handover.kinds', /row 4 was not answered/],
  },
  'refuses a whole request for one bad row': {
    spoilt: () => ({
      answer: (answered, told) =>
        isHandover(told) && JSON.stringify(answered.json).includes('"MALFORMED"')
          ? { status: 400, json: { error: 'MALFORMED', message: 'one row' } }
          : answered,
    }),
    named: ['handover.malformed', /400 MALFORMED/],
  },
  'denies a row that it acknowledged': {
    spoilt: () => ({
      answer: answers(isView, (json) => ({
        ...json,
        rows: rowsOf(json).map((row) =>
          row['rowNo'] === 1
            ? { rowNo: 1, status: 'REFUSED', reason: { code: 'LATER_NO', text: '后来不认。' } }
            : row,
        ),
      })),
    }),
    named: ['handover.view', /LATER_NO/],
  },
  'leaves out a row when it is asked for them': {
    spoilt: () => ({
      answer: answers(isView, (json) => ({ ...json, rows: rowsOf(json).slice(1) })),
    }),
    named: ['handover.large', /row 1 is lost/],
  },
  'books a row twice that came twice': {
    spoilt: () => {
      const times = counter()
      const again = new Set<string>()
      return {
        answer: (answered, told) => {
          if (isHandover(told) && answered.status === 200) {
            const { handoverNo } = bodyOf(told)
            if (times(String(handoverNo)) > 1) again.add(String(handoverNo))
          }
          const json = jsonOf(answered)
          return isView(told) && again.has(String(json['handoverNo']))
            ? { ...answered, json: { ...json, premiumFen: Number(json['premiumFen']) + 6_900 } }
            : answered
        },
      }
    },
    named: ['handover.row-again', /premiums is 20700/],
  },
  'makes a change again that it made before': {
    spoilt: () => ({
      request: requests(isHandover, (body) => body.replace(/,"endorsementKey":"[^"]+"/, '')),
    }),
    named: ['handover.endorsed-before', /the mobile is/],
  },
  'leaves out a policy where a page ends': {
    spoilt: () => ({
      answer: answers(isPull, (json) =>
        json['cursor'] === null
          ? json
          : { ...json, policies: (json['policies'] as Json[]).slice(1) },
      ),
    }),
    named: ['pull.pages', /it lacks/],
  },
  'shows no cancellation in the pull': {
    spoilt: () => ({
      answer: answers(isPull, (json) => ({
        ...json,
        policies: (json['policies'] as Json[]).map((policy) => ({
          ...policy,
          ...{ status: 'IN_FORCE', cancellation: null },
        })),
      })),
    }),
    named: ['pull.cancelled', /the status is "IN_FORCE"/],
  },
}

describe('the kit names the fault of a core that', () => {
  for (const [fault, { spoilt, named }] of Object.entries(faults))
    test(fault, async () => {
      const [id, why] = named
      const faulty = await startFaultyCore(core.url, spoilt())
      try {
        const { rows } = await runKit(optionsOf(faulty.url), { only: [id] })
        assert.equal(rows[0]?.result, 'cannot', fault)
        assert.match(rows[0]?.why ?? '', why)
      } finally {
        faulty.stop()
      }
    })

  test('has none: the door alone changes nothing', async () => {
    const faulty = await startFaultyCore(core.url, {})
    try {
      const only = [...new Set(Object.values(faults).map(({ named }) => named[0]))]
      const { rows } = await runKit(optionsOf(faulty.url), { only })
      assert.deepEqual(
        rows.filter(({ result }) => result !== 'can'),
        [],
      )
    } finally {
      faulty.stop()
    }
  })
})
