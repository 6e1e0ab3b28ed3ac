/** The fields of app.json that the simulator understands. */
export interface AppConfig {
  readonly pages: readonly string[]
  readonly subPackages?: readonly SubPackage[]
  readonly subpackages?: readonly SubPackage[]
  readonly window?: WindowConfig
  readonly tabBar?: { readonly list: readonly { readonly pagePath: string }[] }
}

export interface SubPackage {
  readonly root: string
  readonly pages: readonly string[]
}

export interface WindowConfig {
  readonly navigationBarTitleText?: string
}

/** A page's or a component's own json. */
export interface FileConfig extends WindowConfig {
  readonly component?: boolean
  readonly usingComponents?: Readonly<Record<string, string>>
}

/** A compiled mini-program as the page in the browser loads it; keys are paths without suffix. */
export interface Program {
  readonly app: AppConfig
  readonly configs: Readonly<Record<string, FileConfig>>
  readonly modules: Readonly<Record<string, string>>
  readonly styles: Readonly<Record<string, string>>
}

/** What a test decides before the mini-program starts. */
export interface LaunchSettings {
  /** Code that `wx.login` answers. */
  readonly loginCode: string
  /** Code in the answer of a button with `open-type="getPhoneNumber"`. */
  readonly phoneCode: string
  /** First page with its query, `pages/x/index?a=b`; the first page of app.json otherwise. */
  readonly entry?: string
  readonly scene: number
  /** Whether a page-container keeps Back from closing its page, as most phones do. */
  readonly catchesBack: boolean
  /** Pages of this launch are numbered from here: the automator client caches pages by number. */
  readonly firstPageId: number
}
