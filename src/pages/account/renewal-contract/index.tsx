import { RenewalContract } from '@/subjects/renewal'
import { gatedPage } from '@/page/gated-page'

/** /renewal-contract and /shanghai/renewal-auth: automatic renewal of one order. */
export default gatedPage('renewalContract', RenewalContract)
