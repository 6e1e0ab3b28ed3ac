import type { RequestOf } from '@/contract/call'
import { clearDraftToc, getDraftToc, saveDraftToc, type PurchaseDraft } from '@/contract/draft'
import type { Insurant } from '@/contract/person'
import {
  confirmedProposalToc,
  confirmHealthInform,
  doProposalToc,
  getFamilyProposalStatusToc,
  getPriceToc,
  getProposalDetail,
  getSuccessPageInfoToc,
  queryHistoricalInsurants,
} from '@/contract/proposal'
import type { ProductId } from './catalogue'
import { send } from './client'

const idOf = ({ cityCode, productCode }: ProductId): ProductId => ({ cityCode, productCode })

export const fetchFamilyStatus = (product: ProductId) =>
  send(getFamilyProposalStatusToc, { ...idOf(product), version: 3 })

export const fetchPrice = (product: ProductId, insurants: Insurant[]) =>
  send(getPriceToc, { ...idOf(product), version: 3, insurants })

export const confirmHealth = (product: ProductId, traceId: string, textHash: string, key: string) =>
  send(confirmHealthInform, { ...idOf(product), traceId, textHash, answer: 'AGREE' }, key)

export const createProposal = (
  input: Omit<RequestOf<typeof doProposalToc>, 'version'>,
  key: string,
) => send(doProposalToc, { ...input, version: 3 }, key)

export const fetchProposal = (proposalId: string) => send(getProposalDetail, { proposalId })

export const confirmProposal = (proposalId: string, key: string) =>
  send(confirmedProposalToc, { proposalId, version: 3 }, key)

export const fetchResult = (proposalId: string) =>
  send(getSuccessPageInfoToc, { proposalId, version: 3 })

export const fetchHistoricalInsurants = (product: ProductId) =>
  send(queryHistoricalInsurants, idOf(product))

export const saveDraft = (product: ProductId, draft: PurchaseDraft) =>
  send(saveDraftToc, { ...idOf(product), draft })
export const fetchDraft = (product: ProductId) => send(getDraftToc, idOf(product))
export const clearDraft = (product: ProductId) => send(clearDraftToc, idOf(product))
