import { copyFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'

/** What strangers install: the face for both kinds of modules, with types, and the command. */
export default defineConfig([
  {
    entry: ['index.ts'],
    format: ['esm', 'cjs'],
    dts: true,
    shims: true,
    target: 'node20',
    // Jest's modules know no import() of their own.
    esbuildOptions: (options, { format }) => {
      if (format === 'cjs') options.supported = { ...options.supported, 'dynamic-import': false }
    },
    // The script of a played WeChat page is read from beside the code.
    onSuccess: () => copyFile('wechat/bridge.js', 'dist/bridge.js'),
  },
  { entry: ['cli.ts'], format: 'esm', shims: true, target: 'node20' },
])
