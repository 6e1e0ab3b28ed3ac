import { nationalities as countries } from '@/api/city-config'
import { send } from '@/api/client'
import { getContacts, type Contact } from '@/contract/contact'
import type { Answer, Failure } from '@/contract/envelope'
import { productId, type ProductId } from '@/contract/fields'
import { getUserStatus, type UserStatus } from '@/contract/login'
import type { HistoricalInsurant } from '@/contract/person'
import { getPageInfo, type PageInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'
import {
  getFamilyStatus,
  listHistoricalInsurants,
  type FormDelegation,
  type KnownHome,
} from '@/contract/proposal'
import { getAuthInfo, type AuthInfo } from '@/contract/realname'
import { initRelation } from '@/contract/share'
import { userStateFailure } from '@/domain/account/login'
import { credentialEnvOf, nationalityKey } from '@/domain/address/browser-env'
import type { FamilyStatus } from '@/domain/apply/insurant-limit'
import { chosenScheme } from '@/domain/apply/protect-scheme'
import { newId } from '@/domain/base/uuid'
import { dayOf } from '@/domain/time/day'
import { now } from '@/platform/clock'
import { productKey } from '@/stores/catalogue'
import { productPage } from '@/stores/product-page'
import { fillPurchase, usePurchase } from '@/stores/purchase'
import { useVisit } from '@/stores/visit'
import { realname } from '@/subjects/account'
import { isPurchaseOf, restorePurchase } from '@/subjects/draft'
import { useLoad, type IsWanted, type Loading } from '@/ui/load/use-load'
import { toast } from '@/ui/toast/service'
import { prefilled } from './prefill'

/** All data that the form needs. */
export interface Application {
  page: ProductPage
  info: PageInfo
  family: FamilyStatus & { delegation?: FormDelegation }
  history: readonly HistoricalInsurant[]
  /** The people of the last order, by `insurantId`. */
  together: readonly string[]
  /** For products that insure homes: homes named before. */
  homes: readonly KnownHome[]
  /** Contacts, to choose again. */
  contacts: readonly Contact[]
  /** The signed-in user; undefined if that could not be read. */
  user: UserStatus | undefined
  nationalities: readonly { value: string; text: string }[]
  /** A draft of an earlier visit was restored. */
  restored: boolean
}

/** The real-name service decides what is locked. Without its answer the account's data counts. */
const lockedBy = (auth: Answer<AuthInfo>, user: UserStatus): UserStatus =>
  auth.ok ? { ...user, locked: auth.value.nameLocked && auth.value.identityLocked } : user

/** Without an answer the list is empty. */
const listOf = <T>(answer: Answer<{ list: readonly T[] }>): readonly T[] =>
  answer.ok ? answer.value.list : []

/** Fills in the signed-in user and an offered scheme. */
const fillIn = (
  { form: { credentialTypes: offered } }: ProductPage,
  { protectScheme: scheme }: PageInfo,
  user: UserStatus | undefined,
): void => {
  const { applicant, comboCode: chosen } = usePurchase.getState()
  const about = { offered, today: dayOf(now()), env: credentialEnvOf(useVisit.getState().env) }
  if (user) fillPurchase({ applicant: prefilled(applicant, user, about) })
  // A scheme that is no longer offered is replaced by the default one.
  if (scheme.selectable) fillPurchase({ comboCode: chosenScheme({ scheme, chosen }).comboCode })
}

const load = async (product: ProductId, isWanted: IsWanted): Promise<Answer<Application>> => {
  const { env, context } = useVisit.getState()
  const { wtagid, shareWtagid } = context
  // The sharer's link is recorded in the background.
  if (shareWtagid) void send(initRelation, { shareWtagid }, newId())
  const paged = productPage(product).then(async (page) => ({
    page,
    restored: page.ok ? await restorePurchase(product, page.value, isWanted) : page,
  }))
  const [{ page, restored }, info, family, user, auth, history, contacts, nationalities] =
    await Promise.all([
      paged,
      send(getPageInfo, { ...productId(product), version: 3 }),
      send(getFamilyStatus, { ...productId(product), version: 3 }),
      send(getUserStatus, {
        attr: { productCode: product.productCode, ...(wtagid && { wtagid }) },
      }),
      send(getAuthInfo, {}),
      send(listHistoricalInsurants, productId(product)),
      send(getContacts, {}),
      countries(nationalityKey({ ...product, env, cfgUA: context.cfgUA })),
    ])
  if (!page.ok) return page
  if (!info.ok) return info
  if (!family.ok) return family
  if (!restored.ok) return restored
  if (!user.ok && userStateFailure(user.error) === 'tell') toast(realname.userStateFailed)
  const account = user.ok ? lockedBy(auth, user.value) : undefined
  if (isPurchaseOf(product)) fillIn(page.value, info.value, account)
  return {
    ok: true,
    value: {
      page: page.value,
      info: info.value,
      family: family.value,
      homes: family.value.homes ?? [],
      history: listOf(history),
      together: history.ok ? history.value.together : [],
      contacts: listOf(contacts),
      user: account,
      nationalities: nationalities.map(({ id, text }) => ({ value: id, text })),
      restored: restored.value,
    },
  }
}

/** `turn` counts the forms of this page. Another number loads all of it anew. */
export const useApplication = (product: ProductId, turn: number): Loading<Application, Failure> =>
  useLoad(`${productKey(product)} ${turn}`, (isWanted) => load(product, isWanted))
