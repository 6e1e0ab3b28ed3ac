import { useState } from 'react'
import { send } from '@/api/client'
import type { Answer, Failure } from '@/contract/envelope'
import type { ProductPage } from '@/contract/product-page'
import {
  getProposal,
  type PeopleToCheck,
  type ProposalDetail,
  showPeople,
} from '@/contract/proposal'
import { failureText } from '@/copy/errors/failures'
import { productPage } from '@/stores/product-page'
import { type Loading, useLoad } from '@/ui/load/use-load'
import { toast } from '@/ui/toast/service'

export interface Checkout {
  proposal: ProposalDetail
  page: ProductPage
}

const load = async (proposalId: string, flow: string | undefined): Promise<Answer<Checkout>> => {
  const proposal = await send(getProposal, { proposalId })
  if (!proposal.ok) return proposal
  const page = await productPage(proposal.value, flow)
  return page.ok ? { ok: true, value: { proposal: proposal.value, page: page.value } } : page
}

/** Loads a proposal and the page of its product. */
export const useCheckout = (proposalId: string, flow?: string): Loading<Checkout, Failure> =>
  useLoad(proposalId, () => load(proposalId, flow))

/** The full names and numbers while the user checks them. They are requested each time and never stored. */
export interface PeopleShown {
  people: PeopleToCheck | undefined
  toggle: () => Promise<void>
}

export const usePeopleShown = (proposal: ProposalDetail): PeopleShown => {
  const [people, setPeople] = useState<PeopleToCheck>()
  const toggle = async () => {
    if (people) return setPeople(undefined)
    const answer = await send(showPeople, { proposalId: proposal.proposalId })
    if (answer.ok) setPeople(answer.value)
    else toast(failureText(answer.error, proposal))
  }
  return { people, toggle }
}
