import { join } from 'node:path'

/** The files of the workbench by name, as browsers read them. */
export type Bundle = ReadonlyMap<string, string>

/**
 * Compiles the page of the workbench and the script of its phones. That takes a moment, and only a
 * sandbox whose workbench is opened needs it; so nothing is built ahead, and no build can be old.
 */
export async function bundleWorkbench(): Promise<Bundle> {
  const { build } = await import('esbuild')
  const page = join(__dirname, 'page')
  const { outputFiles } = await build({
    entryPoints: { workbench: join(page, 'main.tsx'), phone: join(page, 'phone.ts') },
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
