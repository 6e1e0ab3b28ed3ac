import type { GenericSchema, InferOutput } from 'valibot'
import { pullAnswer, pullQuery } from './books'
import {
  cancellationAnswer,
  cancellationRequest,
  endorsementAnswer,
  endorsementRequest,
} from './changes'
import { handoverAnswer, handoverQuery, handoverRequest, handoverView } from './handover'
import { acceptanceAnswer, acceptanceRequest, issueAnswer, issueRequest } from './issue'

/** The table of ports. Types, the OpenAPI document, the client and the kit are made of it. */

export type Port<Request extends GenericSchema = GenericSchema, Answer = GenericSchema> = {
  method: 'GET' | 'POST'
  /** `{no}` is a policy's number, `~` with our key where there is none yet, or a hand-over's. */
  path: string
  summary: string
  timeLimitMs: number
  /** Of a POST its body, of a GET its query. */
  request: Request
  answer: Answer
}

const port = <Request extends GenericSchema, Answer extends GenericSchema>(
  it: Port<Request, Answer>,
): Port<Request, Answer> => it

export const ports = {
  accept: port({
    method: 'POST',
    path: '/v1/acceptances',
    summary: 'Before the payment: would this person be insured? Stores nothing.',
    timeLimitMs: 1_500,
    request: acceptanceRequest,
    answer: acceptanceAnswer,
  }),
  issue: port({
    method: 'POST',
    path: '/v1/policies',
    summary: 'After the payment: issue the policy of one insured person of one order.',
    timeLimitMs: 8_000,
    request: issueRequest,
    answer: issueAnswer,
  }),
  cancel: port({
    method: 'POST',
    path: '/v1/policies/{no}/cancellations',
    summary: 'Cancel a policy, or take back a request that has no policy yet.',
    timeLimitMs: 8_000,
    request: cancellationRequest,
    answer: cancellationAnswer,
  }),
  endorse: port({
    method: 'POST',
    path: '/v1/policies/{no}/endorsements',
    summary: 'Change a contact, the beneficiaries or a name.',
    timeLimitMs: 8_000,
    request: endorsementRequest,
    answer: endorsementAnswer,
  }),
  pull: port({
    method: 'GET',
    path: '/v1/policies',
    summary: 'The daily pull: the policies that changed, as the core knows them.',
    timeLimitMs: 20_000,
    request: pullQuery,
    answer: pullAnswer,
  }),
  handOver: port({
    method: 'POST',
    path: '/v1/handovers',
    summary: 'Rows of a day’s hand-over. Each is acknowledged or refused by itself.',
    timeLimitMs: 20_000,
    request: handoverRequest,
    answer: handoverAnswer,
  }),
  handover: port({
    method: 'GET',
    path: '/v1/handovers/{no}',
    summary: 'What became of the rows of a hand-over.',
    timeLimitMs: 20_000,
    request: handoverQuery,
    answer: handoverView,
  }),
}

export type PortName = keyof typeof ports
export type RequestOf<Name extends PortName> = InferOutput<(typeof ports)[Name]['request']>
export type AnswerOf<Name extends PortName> = InferOutput<(typeof ports)[Name]['answer']>
