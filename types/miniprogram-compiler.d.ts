/** WeChat's own wxml and wxss compilers as binaries; the package ships no types. */
interface CompilerOptions {
  /** Bytes of generated code to accept. */
  readonly maxBuffer?: number
}

declare module 'miniprogram-compiler/src/wcc' {
  /** Paths of templates without suffix, then wxs files; throws what wcc complains of. */
  function wcc(
    root: string,
    templates: string[],
    scripts: string[],
    options?: CompilerOptions,
  ): string
  export = wcc
}

declare module 'miniprogram-compiler/src/wcsc' {
  /** Paths of sheets without suffix; answers an Error with what wcsc complains of. */
  function wcsc(
    root: string,
    sheets: string[],
    options?: CompilerOptions,
  ): Readonly<Record<string, string>> | Error
  export = wcsc
}
