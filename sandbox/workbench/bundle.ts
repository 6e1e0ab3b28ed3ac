import { join } from 'node:path'

/** The files of the workbench by name, as browsers load them. */
export type Bundle = ReadonlyMap<string, string>

/**
 * Compiles the pages of the workbench and the script of its phones. It runs only when a workbench is
 * first opened, so there is no build that could be out of date.
 */
export async function bundleWorkbench(): Promise<Bundle> {
  const { build } = await import('esbuild')
  const page = join(__dirname, 'page')
  const { outputFiles } = await build({
    entryPoints: {
      workbench: join(page, 'main.tsx'),
      phone: join(page, 'phone.ts'),
      'native-phone': join(page, 'native-phone.ts'),
    },
    outdir: '/',
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    charset: 'utf8',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  return new Map(outputFiles.map(({ path, text }) => [path.replace(/^.*[\\/]/, ''), text]))
}
