import { resolve } from 'node:path'
import { EntryPlugin, type Compiler } from 'webpack'

/**
 * Builds the popups of main package pages as a file of the subpackage that is fetched next
 * (flows/popups/load-popups.weapp). Taro knows only pages, so this adds the file as an entry.
 * Taro's splitting puts code that the file shares with pages of that subpackage beside them.
 */
export class PopupsInPackage {
  apply(compiler: Compiler): void {
    const name = 'pages/purchase/popups'
    const file = resolve(__dirname, '../src/pages/purchase/popups.weapp.ts')
    compiler.hooks.make.tapAsync('PopupsInPackage', (compilation, done) => {
      const entry = EntryPlugin.createDependency(file, { name })
      compilation.addEntry(compiler.context, entry, { name }, (error) => done(error))
    })
  }
}
