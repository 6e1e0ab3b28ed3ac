import { gatedPage } from '@/page/gated-page'
import { RenewalContract } from '@/subjects/renewal'

/** /renewal-contract and /shanghai/renewal-auth: automatic renewal of one order. */
export default gatedPage('renewalContract', RenewalContract)
