import type { ProductPage } from '@/contract/product-page'

/** Where an operator may have something asked (specification section 4). */
export type PopupPage = 'insure' | 'healthConfirm'

/** Sets what waits on a page for Back and for scrolling down; again when the person comes back. */
export type UsePopups = (product: ProductPage | undefined, page: PopupPage) => void
