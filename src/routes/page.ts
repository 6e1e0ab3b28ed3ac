import type { BrowserEnv } from '@/domain/address/browser-env'
import type { Params } from './param'

export type Target = 'h5' | 'weapp'

/** One page of the route table. */
export interface Page {
  /** Public H5 addresses, the one that we link to first. */
  paths: readonly [string, ...string[]]
  /**
   * What an address says by itself: `/payment2` is `/payment` with page version 2. A city's address
   * says its city; links to that city keep to the usual address, unless they say `by`.
   */
  presets?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Subpackage of the mini-program; none means the main package. */
  root?: string
  /** Path of the page module below its root. */
  module: string
  /** Chinese title; products with their own terms replace it when the page opens. */
  title: string
  /** The parameters it reads, besides the query context that every address carries. */
  params: Params
  /** Where an address leads that lacks a parameter; none means the home page. */
  instead?: 'insure' | 'orderCenter' | 'policyList'
  /** Nobody enters without a login. */
  login?: true
  /** Where it may open; none means anywhere. */
  only?: BrowserEnv
  /** For testers: a release of the mini-program leaves it out, and no real gateway lets it open. */
  sandbox?: true
  /** What it is built for; none means both. */
  targets?: readonly Target[]
}

export const isFor = (target: Target, { targets }: Page): boolean =>
  targets === undefined || targets.includes(target)

/** The path of the page module, as the framework names it: `pages/purchase/payment/index`. */
export const modulePath = ({ root, module }: Page): string =>
  root === undefined ? module : `${root}/${module}`
