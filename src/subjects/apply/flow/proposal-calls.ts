import type { ProductPage } from '@/contract/product-page'
import { confirmProposal, createProposal } from '@/contract/proposal'

/** The same call under its other name (contract/other-addresses). */
const second = <C extends { cmd: string }>(call: C): C => ({ ...call, cmd: `${call.cmd}V2` })

/** The calls that create and confirm a product's proposal. Some products use V2 (section 7). */
export const proposalCalls = ({ extraData }: Pick<ProductPage, 'extraData'>) =>
  extraData.proposalApi === 'V2'
    ? { create: second(createProposal), confirm: second(confirmProposal) }
    : { create: createProposal, confirm: confirmProposal }
