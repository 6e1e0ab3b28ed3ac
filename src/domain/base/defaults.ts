/** Values that are used where none is given. */

/** The product of a housekeeper button that names no product. */
export const BUTTON_PRODUCT = 'MH01'
/** The product list for setUserPhone. */
export const PHONE_PRODUCTS = ['PG27'] as const
/** The product list for the WeChat real-name check. */
export const REALNAME_PRODUCTS = ['PH01'] as const
export const APP_VERSION = '3.21.4'

/** Our deployments: development, system test, user acceptance test and production. */
export const deployments = ['dev', 'sit', 'uat', 'prd'] as const
export type Deployment = (typeof deployments)[number]

/** App ids in production. Every other deployment uses one fixed test id. */
export interface AppIds {
  release: string
  trial: string
  test: string
}

/** The mini-program that a link opens: the released one in production, the trial one elsewhere. */
export const miniProgramId = (
  ids: Pick<AppIds, 'release' | 'trial'>,
  deployment: Deployment,
): string => (deployment === 'prd' ? ids.release : ids.trial)

/** The official account's app id: the city's own in production, the fixed test id elsewhere. */
export const officialAccountId = (
  ids: Pick<AppIds, 'test'>,
  deployment: Deployment,
  configured: string,
): string => (deployment === 'prd' ? configured : ids.test)
