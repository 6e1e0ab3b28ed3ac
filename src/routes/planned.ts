/**
 * Public addresses that are promised but have no page yet, each with the real page nearest to what
 * it is for. A page that is built moves to the page table.
 */
export const plannedPaths: Readonly<Record<string, string>> = {
  '/insurant-confirmation': '/policy-list',
  '/insurant-confirmation-landing': '/policy-list',
  '/insurant-search-policy': '/policy-list',
  '/insurant-search-list': '/policy-list',
  '/insurant-confirmation-outer': '/policy-list',
  '/insurant-confirmation-landing-outer': '/policy-list',
  '/insurant-search-policy-outer': '/policy-list',
  '/insurant-search-list-outer': '/policy-list',
}
