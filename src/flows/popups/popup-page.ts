/** Where an operator may have something asked (specification section 4). */
export type PopupPage = 'insure' | 'healthConfirm'
