import { send } from '@/api/client'
import type { Answer, Failure } from '@/contract/envelope'
import type { ProductPage } from '@/contract/product-page'
import { getProposal, type ProposalDetail } from '@/contract/proposal'
import { productPage } from '@/subjects/product'
import { useLoad, type Loading } from '@/ui/load/use-load'

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
