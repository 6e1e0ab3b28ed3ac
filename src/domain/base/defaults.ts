/** What is sent or meant where nothing is said (specification section 9). */

/** Product of a button to a housekeeper that names none. */
export const BUTTON_PRODUCT = 'MH01'
/** Product list of setUserPhone. */
export const PHONE_PRODUCTS = ['PG27'] as const
/** Product list of the WeChat real-name check. */
export const REALNAME_PRODUCTS = ['PH01'] as const
export const APP_VERSION = '3.21.4'

/** Our environments: development, system and user tests, and the one for people. */
export const deployments = ['dev', 'sit', 'uat', 'prd'] as const
export type Deployment = (typeof deployments)[number]

/** The app ids that production runs under; every other deployment has one fixed test id. */
export interface AppIds {
  release: string
  trial: string
  test: string
}

/** Which mini-program a link opens: the released one in production, the trial one elsewhere. */
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
