import { resolve } from 'node:path'
import { EntryPlugin, type Compiler } from 'webpack'

/**
 * What comes over a page of the main package, as a file of the package that is fetched next
 * (flows/popups/load-popups.weapp). Taro knows pages only, so the file is an entry of its own here;
 * its splitting puts what the file shares with the pages of that package beside them.
 */
export class PopupsInPackage {
  apply(compiler: Compiler): void {
    const name = 'pages/purchase/popups'
    const file = resolve(__dirname, '../src/flows/popups/in-package.weapp.ts')
    compiler.hooks.make.tapAsync('PopupsInPackage', (compilation, done) => {
      const entry = EntryPlugin.createDependency(file, { name })
      compilation.addEntry(compiler.context, entry, { name }, (error) => done(error))
    })
  }
}
