import * as v from 'valibot'
import { confirmationStates } from '@/domain/insurant/confirmation'
import { instant } from './fields'

/** The confirmation of one policy by its insured person. */
export const shownConfirmation = v.object({
  state: v.picklist(confirmationStates),
  confirmedAt: v.nullable(instant),
})
export type ShownConfirmation = v.InferOutput<typeof shownConfirmation>
