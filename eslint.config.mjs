import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import checkFile from 'eslint-plugin-check-file'
import importX from 'eslint-plugin-import-x'
import a11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { walls } from './scripts/layers.mjs'

/** A module of one target counts like any other. Without its suffix the walls would not see it. */
const suffixes = ['.h5.ts', '.h5.tsx', '.weapp.ts', '.weapp.tsx', '.ts', '.tsx', '.mjs', '.js']

/** Names that exist on one target only; everything else reaches them through src/platform. */
const platformOnly = [
  'wx',
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'location',
  'history',
  'process',
].map((name) => ({ name, message: 'Only src/platform and config may touch the platform.' }))

const hostNames = [
  'Literal[regex.pattern=/micromessenger|miniprogram|alipay/i]',
  'Literal[value=/micromessenger|alipayclient/i]',
].map((selector) => ({ selector, message: 'Ask can() or host() of platform/environment.' }))

const targetNames = {
  selector: 'BinaryExpression > Literal[value=/^(h5|weapp)$/]',
  message: 'Ask platform/app what the application can do.',
}

const sqlCalls = [
  '[callee.object.name=/^(db|tx|writes)$/]',
  '[callee.object.property.name="db"]',
].map((on) => ({
  selector: `CallExpression${on}[callee.property.name=/^(select|insert|update|delete|execute|with)$/]`,
  message: 'Only server/db and server/records write SQL.',
}))

/** `update(…).set({ status })`, and the same when a row exists already. */
const statusWrites = ['CallExpression[callee.property.name="set"]', 'Property[key.name="set"]'].map(
  (setter) => ({
    selector: `${setter} > ObjectExpression > Property[key.name=/^s(tatus|toredStatus)$/]`,
    message: 'A status is written by records/transition/move alone.',
  }),
)

/** `{ status: policy.storedStatus }`. */
const toldStatus = {
  selector: 'Property[key.name="status"] > MemberExpression.value[property.name="storedStatus"]',
  message: 'What is told is the status of this day: records/transition/status.',
}

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      '.cache/**',
      '.data/**',
      'coverage/**',
      'reports/**',
      '.stryker-tmp/**',
      'config/jest/style-stub.js',
      // Its types are generated while it is tested.
      'test/fixtures/generated-client/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      // Without both of these no-cycle does not read a single file.
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [
        createTypeScriptImportResolver({ project: 'tsconfig.json', extensions: suffixes }),
      ],
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      // A package is imported by its name, as strangers do.
      'import-x/no-relative-packages': 'error',
      'import-x/no-restricted-paths': ['error', { zones: walls }],
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', 'parent', 'sibling', 'index'],
          pathGroups: [{ pattern: '@/**', group: 'internal' }],
          pathGroupsExcludedImportTypes: ['builtin'],
          alphabetize: { order: 'asc' },
          'newlines-between': 'never',
        },
      ],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    // Only these folders have hooks.
    files: ['{src,console,sandbox/workbench,test/ui,test/support/ui}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    ...a11y.flatConfigs.recommended,
    files: ['src/**/*.tsx', 'console/**/*.tsx', 'sandbox/workbench/**/*.tsx'],
    // Our primitives are judged as the elements that they become.
    settings: {
      'jsx-a11y': {
        components: {
          Button: 'button',
          Image: 'img',
          Label: 'label',
          List: 'ul',
          ListItem: 'li',
        },
      },
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/platform/**'],
    rules: { 'no-restricted-globals': ['error', ...platformOnly] },
  },
  {
    files: [
      'src/{domain,contract,copy,entry,routes,api,stores,variants,subjects,page,pages,light}/**/*.{ts,tsx}',
      'src/app.tsx',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['@tarojs/components', '@nutui/*'], message: 'Pages are made of @/ui.' },
            {
              group: ['@tarojs/taro', '@tarojs/taro-h5'],
              message: 'The platform is reached through @/platform.',
            },
          ],
        },
      ],
    },
  },
  {
    // The end of a sale is no deadline where its next round follows at once.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/domain/time/sale-window.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['saleEndAt', 'saleEndOn'].map((property) => ({
          property,
          message: 'Ask salePeriod, lastSaleDay or lastDayOnPage of domain/time/sale-window.',
        })),
      ],
    },
  },
  {
    // What a host can do is asked of platform/environment, never guessed from its name.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/platform/environment.h5.ts', 'src/domain/address/browser-env.ts'],
    rules: { 'no-restricted-syntax': ['error', ...hostNames] },
  },
  {
    // What an application can do is asked of its port, and only platform knows which it is.
    files: ['src/**/*.{ts,tsx}'],
    ignores: [
      'src/platform/**',
      'src/domain/address/browser-env.ts',
      // The page list of a build, which differs by target.
      'src/app.config.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...hostNames, targetNames] },
  },
  {
    files: ['src/ui/**/*.{ts,tsx}'],
    ignores: ['src/ui/nut/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ group: ['@nutui/*'], message: 'NutUI is wrapped in src/ui/nut.' }],
        },
      ],
    },
  },
  {
    // SQL is written in server/db and server/records alone, and in what a database needs when it grows.
    files: ['{server,sandbox,packages}/**/*.{ts,tsx}'],
    ignores: ['server/db/**', 'server/records/**', 'server/growth/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['drizzle-orm', 'drizzle-orm/*'],
              message: 'Only server/db and server/records write SQL.',
            },
            {
              group: ['**/db/schema', '**/db/schema/*'],
              allowTypeImports: true,
              message: 'Only server/db and server/records know the tables.',
            },
          ],
        },
      ],
      'no-restricted-syntax': ['error', ...sqlCalls, ...statusWrites, toldStatus],
    },
  },
  {
    files: ['server/{records,growth}/**/*.ts'],
    ignores: ['server/records/transition/move.ts'],
    rules: { 'no-restricted-syntax': ['error', ...statusWrites] },
  },
  {
    files: ['server/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/sandbox/**'],
              message: 'The sandbox is loaded with import(), and only while it is on.',
            },
            {
              group: ['**/growth/**'],
              message:
                'What a large gateway needs is loaded with import(), where its setting is on.',
            },
          ],
        },
      ],
    },
  },
  {
    files: [
      'src/pages/**',
      'src/app.tsx',
      'src/**/*.config.ts',
      'config/**',
      '*.config.ts',
      'packages/*/*.config.ts',
      // VitePress loads its settings, its look and its data by their paths.
      'packages/site/{.vitepress/**/*,*.data}.ts',
      'server/db/drizzle.config.ts',
      // Playwright loads them by their paths.
      'test/qa/playwright.config.ts',
      'test/support/ready-for-browsers.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: [
      'scripts/**',
      'bench/**',
      'test/**',
      'packages/weapp-sim/**',
      'server/main.ts',
      'config/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    // A mini-program that strangers try, so it is written as WeChat's own examples are.
    files: ['packages/weapp-sim/example/**/*.js'],
    languageOptions: { globals: { App: 'readonly', Page: 'readonly', wx: 'readonly' } },
  },
  {
    // Jest's globals are typed for all tests, and are not there in Playwright's runner.
    files: ['test/{e2e-h5,e2e-weapp,e2e-console,shots}/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['describe', 'it', 'test', 'expect', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach'],
      ],
    },
  },
  {
    // The address changes before its page is shown, and a tap in between meets the page below.
    files: ['test/e2e-h5/**/*.ts'],
    ignores: ['test/e2e-h5/look/first-screens.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { property: 'waitForURL', message: 'Use arriveAt of test/support/storefront.' },
      ],
    },
  },
  {
    // One convention for names; the two sides of a thing are `x.h5.ts` and `x.weapp.ts` beside
    // `x.types.ts`, and are imported as `./x`.
    files: [
      '{src,server,console,sandbox,packages,test,scripts,bench,config,types}/**/*.{ts,tsx,mjs,js}',
    ],
    ignores: ['server/db/migrations/**', 'test/fixtures/**', 'packages/site/.vitepress/**'],
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': [
        'error',
        { '{src,server,console,sandbox,packages,test,scripts,bench,config}/**/': 'KEBAB_CASE' },
      ],
    },
  },
  {
    // WeChat, codes and partners know these pages by exactly these paths (src/routes/pages.ts).
    files: ['src/pages/{longTerm,cityService}/**'],
    rules: { 'check-file/folder-naming-convention': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        console: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        process: 'readonly',
        module: 'readonly',
        require: 'readonly',
        __dirname: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
)
