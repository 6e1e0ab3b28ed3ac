import { NormalModule, type Compiler, type Module } from 'webpack'

/** What mini-css-extract-plugin leaves of a sheet that it took out. */
const isEmptySheet = (module: Module): module is NormalModule =>
  module instanceof NormalModule &&
  /^\/\/ extracted by mini-css-extract-plugin\s*export \{\};\s*$/.test(
    String(module.originalSource()?.source() ?? ''),
  )

/**
 * Leaves out the empty modules that stand where a script imports a sheet, and the imports of them:
 * ten bytes each in every script, and forty of them in the first load of the web. The sheets
 * themselves are dealt out by then.
 */
export class NoEmptySheets {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('NoEmptySheets', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('NoEmptySheets', (modules) => {
        const { chunkGraph, moduleGraph } = compilation
        for (const module of modules) {
          if (!isEmptySheet(module)) continue
          const imports = [...moduleGraph.getIncomingConnections(module)]
          // Whoever asks for it in another way waits for its answer.
          if (
            imports.some(({ dependency }) => dependency?.type !== 'harmony side effect evaluation')
          )
            continue
          for (const connection of imports) connection.setActive(false)
          for (const chunk of [...chunkGraph.getModuleChunksIterable(module)])
            chunkGraph.disconnectChunkAndModule(chunk, module)
        }
      })
    })
  }
}
