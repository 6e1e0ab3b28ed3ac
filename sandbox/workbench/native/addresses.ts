/** The route table as the native phone needs it. The composition root reads it for the sandbox. */
export interface NativeAddresses {
  /** `/insure?cityCode=310000` becomes `pages/insure/index?cityCode=310000`. */
  toNative: (path: string) => string
  /** The public path of each native page that has one, by the page's module. */
  publicPaths: Readonly<Record<string, string>>
}
