/**
 * Which folder may import which: the house rules as data. ESLint enforces them
 * (import-x/no-restricted-paths) and the README prints them.
 */
const allowed = {
  domain: [],
  contract: ['domain'],
  platform: ['domain'],
  copy: ['contract'],
  routes: ['domain'],
  variants: ['domain', 'contract'],
  api: ['contract', 'domain', 'platform'],
  stores: ['domain', 'contract', 'platform'],
  session: ['api', 'stores', 'platform', 'contract', 'domain', 'copy'],
  ui: ['domain', 'copy', 'platform'],
  dialogs: ['ui', 'copy', 'domain', 'contract'],
  features: [
    'dialogs',
    'ui',
    'session',
    'stores',
    'api',
    'variants',
    'routes',
    'copy',
    'platform',
    'contract',
    'domain',
  ],
  entry: ['routes', 'domain', 'platform', 'stores', 'session'],
  pages: ['features', 'ui', 'routes', 'entry', 'domain'],
}
const folders = Object.keys(allowed)

const client = folders.map((folder) => ({
  target: `./src/${folder}`,
  from: ['./src', './server', './test', './scripts'],
  except: [],
  folder,
}))

export const layers = [
  ...client.flatMap(({ target, folder }) => [
    ...folders
      .filter((other) => other !== folder && !allowed[folder].includes(other))
      .map((other) => ({
        target,
        from: `./src/${other}`,
        message: `${folder} may not import ${other}.`,
      })),
    { target, from: './server', message: 'The client may not import the gateway.' },
  ]),
  {
    target: ['./src', './server', './scripts', './config'],
    from: './test',
    message: 'Nothing imports test.',
  },
  ...[
    'api',
    'stores',
    'session',
    'ui',
    'dialogs',
    'features',
    'pages',
    'platform',
    'copy',
    'routes',
    'entry',
  ].map((folder) => ({
    target: './server',
    from: `./src/${folder}`,
    message: 'The gateway shares only domain, contract and variants.',
  })),
  {
    target: './server/repos',
    from: ['./server/services', './server/routes'],
    message: 'routes -> services -> repos, never back.',
  },
  {
    target: './server/gateways',
    from: ['./server/services', './server/routes', './server/repos'],
    message: 'Gateways know nothing of use-cases.',
  },
  {
    target: './server/services',
    from: './server/routes',
    message: 'routes -> services, never back.',
  },
]

/** One zone a feature: a feature may not import another. */
export const features = (names) =>
  names.map((name) => ({
    target: `./src/features/${name}`,
    from: './src/features',
    except: [`./${name}`],
    message: 'No feature imports another.',
  }))
