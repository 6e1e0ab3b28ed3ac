/** Pages on which an operator may add popups (specification section 4). */
export type PopupPage = 'insure' | 'healthConfirm'
