/** The fields of app.json that the simulator understands. */
export interface AppConfig {
  readonly pages: readonly string[]
  readonly subPackages?: readonly SubPackage[]
  readonly subpackages?: readonly SubPackage[]
  readonly window?: WindowConfig
  readonly tabBar?: { readonly list: readonly { readonly pagePath: string }[] }
  /** Without it the mini-program is not told of the phone's theme. */
  readonly darkmode?: boolean
  /** Calls for the place of the phone that the mini-program announces. */
  readonly requiredPrivateInfos?: readonly string[]
}

export interface SubPackage {
  readonly root: string
  readonly pages: readonly string[]
}

export interface WindowConfig {
  readonly navigationBarTitleText?: string
  readonly onReachBottomDistance?: number
}

/** A page's or a component's own json. */
export interface FileConfig extends WindowConfig {
  readonly component?: boolean
  readonly styleIsolation?: string
  readonly usingComponents?: Readonly<Record<string, string>>
}

/** A compiled mini-program as the page in the browser loads it; keys are paths without suffix. */
export interface Program {
  readonly app: AppConfig
  readonly configs: Readonly<Record<string, FileConfig>>
  readonly modules: Readonly<Record<string, string>>
  readonly styles: Readonly<Record<string, string>>
}

/** What differs between phones. */
export interface PhoneSettings {
  /** Of the base library, which says what is there. */
  readonly sdkVersion: string
  /** Whether a page-container keeps Back from closing its page, as most phones do. */
  readonly catchesBack: boolean
  /** Roots of subpackages that do not come, from the start on. */
  readonly lostPackages: readonly string[]
}

/** What a test decides before the mini-program starts. */
export interface LaunchSettings extends PhoneSettings {
  /** Code that `wx.login` answers. */
  readonly loginCode: string
  /** Code in the answer of a button with `open-type="getPhoneNumber"`. */
  readonly phoneCode: string
  /** First page with its query, `pages/x/index?a=b`; the first page of app.json otherwise. */
  readonly entry?: string
  readonly scene: number
  /** Pages of this launch are numbered from here: the automator client caches pages by number. */
  readonly firstPageId: number
  /** Origins that a web view may show, and where each really is. */
  readonly origins: Readonly<Record<string, string>>
}
