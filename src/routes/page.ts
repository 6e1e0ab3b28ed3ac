import type { BrowserEnv } from '@/domain/address/browser-env'
import type { Params } from './param'

export type Target = 'h5' | 'weapp'

/** One page of the route table. */
export interface Page {
  /** Public H5 addresses. Our links use the first one. */
  paths: readonly [string, ...string[]]
  /**
   * Parameters that an address implies: `/payment2` is `/payment` with page version 2. A city's
   * address implies its city; links to that city use the usual address unless they set `by`.
   */
  presets?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Subpackage of the mini-program. Without it the page is in the main package. */
  root?: string
  /** Path of the page module below its root. */
  module: string
  /** Chinese title. A product's own words replace it when the page opens. */
  title: string
  /** The term that takes the place of the title, where a product has a word of its own for it. */
  term?: 'orderCenter' | 'withdraw'
  /** The parameters that the page reads, besides the query context of every address. */
  params: Params
  /** The page for an address that lacks a required parameter. The default is the home page. */
  instead?: 'insure' | 'orderCenter' | 'policyList'
  /** The page of the mini-program that takes the place of this page of the web. */
  twin?: 'nativeHospitals'
  /** The page needs a login. */
  login?: true
  /** The environments in which the page opens. The default is all. */
  only?: BrowserEnv
  /**
   * A page for testers. Mini-program releases omit it, and it opens only with a sandbox gateway.
   */
  sandbox?: true
  /**
   * The mini-program's page is written by hand in `src/light`, without the framework, and starts
   * without the main package (ADR 45). Its root is an independent subpackage.
   */
  light?: true
  /**
   * What WeChat's menu over the page shares (ADR 196); the default is nothing. `card`: what the page's
   * own share button shares. `page`: the page itself. `product`: the page of its product, because
   * what is shown is private.
   */
  shares?: 'card' | 'page' | 'product'
  /** Shares only with one of these values of a parameter. With others the page is private. */
  sharesOnly?: Readonly<Record<string, readonly string[]>>
  /** The menu shares the page to Moments too, where it is shown without a login and leads nowhere. */
  moments?: true
  /** The targets that the page is built for. The default is both. */
  targets?: readonly Target[]
}

export const isFor = (target: Target, { targets }: Page): boolean =>
  targets === undefined || targets.includes(target)

/** The framework's path of the page module: `pages/purchase/payment/index`. */
export const modulePath = ({ root, module }: Page): string =>
  root === undefined ? module : `${root}/${module}`
