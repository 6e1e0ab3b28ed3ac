import type { ProductPage } from '@/contract/product-page'
import { confirmProposal, createProposal } from '@/contract/proposal'

/** Under another name: the same is asked and answered (contract/other-addresses). */
const second = <C extends { cmd: string }>(call: C): C => ({ ...call, cmd: `${call.cmd}V2` })

/** Where orders of a product are made and confirmed: some products go to V2 (section 7). */
export const proposalCalls = ({ extraData = '' }: Pick<ProductPage, 'extraData'>) =>
  extraData.includes('"proposalApi":"V2"')
    ? { create: second(createProposal), confirm: second(confirmProposal) }
    : { create: createProposal, confirm: confirmProposal }
